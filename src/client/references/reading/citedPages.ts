import type { CitedPage } from '../../../shared/references/citation-export.rules.ts';
import type { Article, ReferenceSource } from '../../../shared/references/references.schema.ts';

const note = 'For education only; not for the care of a real patient.';

/** @returns an article of ours as it is cited: by the day on which it was reviewed */
export function citedArticle({ id, title, reviewed }: Pick<Article, 'id' | 'title' | 'reviewed'>): CitedPage {
  const year = Number(reviewed.slice(0, 4));
  return { key: `anamnesis-${id}`, organisation: 'Anamnesis', title, year, url: `${window.location.origin}/references/${id}`, seenOn: reviewed, note };
}

/** @returns the page of a condition as it is cited */
export function citedCondition({ id, name }: { readonly id: string; readonly name: string }): CitedPage {
  const url = `${window.location.origin}/references/conditions/${id}`;
  return { key: `anamnesis-condition-${id}`, organisation: 'Anamnesis', title: name, year: null, url, seenOn: null, note };
}

/** @returns a source as it is cited */
export function citedSource({ id, organisation, title, year, url, checkedOn }: ReferenceSource): CitedPage {
  return { key: id.replaceAll(/[^a-z0-9]+/g, '-'), organisation, title, year, url, seenOn: checkedOn };
}
