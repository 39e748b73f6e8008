import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import classes from './Data.module.css';
import { SettingsSection } from './SettingsSection.tsx';

/** The way to take everything along. A plain link: the browser shows how far the download is. */
export function DataSection() {
  return (
    <SettingsSection title="Your data" lead="Everything that is kept of you, to take along." data-testid="data">
      <p className={classes.text}>
        A ZIP with your profile and preferences, sign-ins, cases with their analyses, AI answers with their sources, attempts with every answer, progress and
        bookmarks: as JSON for programs, and as CSV for spreadsheets.
      </p>
      <Button
        component="a"
        href="/api/user/export"
        download
        variant="default"
        leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
        data-testid="export-data"
      >
        Download all my data
      </Button>
    </SettingsSection>
  );
}
