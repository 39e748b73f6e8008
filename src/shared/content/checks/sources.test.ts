import { expect, it } from 'vitest';
import { files } from '../../../../tests/setup/content.ts';
import { checkSources } from './sources.check.ts';

const [first] = files.source;
if (!first) throw new Error('There is no source to break.');
const problemsWith = (path: string, url: string) =>
  checkSources({ ...files, source: [...files.source, { path, item: { title: 'A page', url } }] }).map(({ item, problem }) => `${item}: ${problem}`);

it('finds a source that nobody cites, one of an unknown publisher, and a page that has two', () => {
  expect(problemsWith('sources/nhs/a-page-nobody-cites', 'https://www.nhs.uk/a-page')).toEqual(['source nhs/a-page-nobody-cites: nobody cites it']);
  expect(problemsWith('sources/somebody/a-page', 'https://somebody.org')).toContain(
    'source somebody/a-page: somebody is no organisation of content/sources/organisations.json',
  );
  const [, publisher, name] = first.path.split('/');
  expect(problemsWith('sources/nhs/a-page', first.item.url)).toContain(`source nhs/a-page: it is the page of ${publisher}/${name}`);
});
