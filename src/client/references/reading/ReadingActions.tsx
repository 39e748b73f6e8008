import { Button, Menu } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled, IconDownload, IconPrinter, IconQuote } from '@tabler/icons-react';
import { type CitedPage, toBibtex, toRis, toSentence } from '../../../shared/references/citation-export.rules.ts';
import type { ReferenceKind } from '../../../shared/references/references.schema.ts';
import { toast } from '../../ui/toast.tsx';
import classes from './Reading.module.css';
import { useBookmark } from './useBookmark.ts';

interface ReadingActionsProps {
  readonly kind: ReferenceKind;
  readonly id: string;
  /** The page itself, and then its sources. */
  readonly pages: () => readonly CitedPage[];
}

const formats = [
  { ending: 'ris', label: 'RIS (EndNote, Zotero, Mendeley)', type: 'application/x-research-info-systems', write: toRis },
  { ending: 'bib', label: 'BibTeX', type: 'application/x-bibtex', write: toBibtex },
] as const;

function save(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

async function copyCitation(pages: readonly CitedPage[]): Promise<void> {
  const [page] = pages;
  if (!page) return;
  try {
    await navigator.clipboard.writeText(toSentence(page));
    toast.success('Citation copied', toSentence(page));
  } catch {
    toast.failure('Not copied', `The browser does not let pages copy. Copy it from here: ${toSentence(page)}`);
  }
}

/** What can be done with a page of the reference: keep it, cite it, take it along. */
export function ReadingActions({ kind, id, pages }: ReadingActionsProps) {
  const bookmark = useBookmark(kind, id);
  const icon = bookmark.isKept ? <IconBookmarkFilled size={16} aria-hidden /> : <IconBookmark size={16} stroke={1.75} aria-hidden />;
  return (
    <div className={classes.actions}>
      <Button variant="default" size="xs" leftSection={icon} aria-pressed={bookmark.isKept} onClick={bookmark.toggle} data-testid="bookmark">
        {bookmark.isKept ? 'Bookmarked' : 'Bookmark'}
      </Button>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconQuote size={16} stroke={1.75} aria-hidden />}
        onClick={() => void copyCitation(pages())}
        data-testid="copy-citation"
      >
        Copy citation
      </Button>
      <Menu position="bottom-start" withinPortal={false}>
        <Menu.Target>
          <Button variant="default" size="xs" leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />} data-testid="export">
            Export
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {formats.map(({ ending, label, type, write }) => (
            <Menu.Item key={ending} onClick={() => save(`anamnesis-${id}.${ending}`, type, write(pages()))} data-testid={`export-${ending}`}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button
        data-wide
        variant="default"
        size="xs"
        leftSection={<IconPrinter size={16} stroke={1.75} aria-hidden />}
        onClick={() => window.print()}
        data-testid="print"
      >
        Print
      </Button>
    </div>
  );
}
