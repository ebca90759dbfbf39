export { wilson } from '#domain/reports/wilson';
