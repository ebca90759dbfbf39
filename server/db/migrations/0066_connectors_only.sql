-- Credentials for platforms without a connector are neither used nor kept.
DELETE FROM "research_connections" WHERE "state" = 'no_connector';
