import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';

interface ExportMenuProps {
  readonly attemptId: string;
}

const formats = [
  { format: 'gift', label: 'Export as GIFT', about: 'For Moodle' },
  { format: 'anki', label: 'Export for Anki', about: 'A package of cards' },
] as const;

/** The ways to take the questions of a paper along. Plain links: the browser keeps the file. */
export function ExportMenu({ attemptId }: ExportMenuProps) {
  return (
    <Menu position="bottom-start" withinPortal={false}>
      <Menu.Target>
        <Button variant="subtle" leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />} data-testid="export-questions">
          Export questions
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map(({ format, label, about }) => (
          <Menu.Item
            key={format}
            component="a"
            href={`/api/pg-attempts/${attemptId}/export?format=${format}`}
            download
            title={about}
            data-testid={`export-${format}`}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
