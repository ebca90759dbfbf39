import { FileUp, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import styles from './AddAttorneyChooser.module.css';
import { UploadRoster } from './UploadRoster.tsx';

/** Add Attorney: 'Upload CSV File' or 'Add Attorney Manually'. */
export function AddAttorneyChooser({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const [isUploading, setUploading] = useState(false);
  const close = () => {
    setUploading(false);
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t(isUploading ? 'attorneys.upload.heading' : 'attorneys.add')}>
      {isUploading ? (
        <UploadRoster onDone={close} />
      ) : (
        <div className={styles.choices}>
          <Button onClick={() => setUploading(true)}>
            <FileUp className="i" aria-hidden />
            {t('attorneys.chooser.upload')}
          </Button>
          <Link className={buttonClass({})} to="/attorneys/add-attorney">
            <UserPlus className="i" aria-hidden />
            {t('attorneys.chooser.manually')}
          </Link>
        </div>
      )}
    </Dialog>
  );
}
