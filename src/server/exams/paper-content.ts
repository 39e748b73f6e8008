import type { ContentFiles } from '../../shared/content/content-kinds.ts';
import type { Marking, SeriesFile } from '../../shared/content/schema/paper.schema.ts';
import type { StoredPaper } from './paper.entity.ts';

/** A paper as content/ has it, by ids of questions. */
export interface PaperContent {
  readonly listed: Omit<StoredPaper, 'subject' | 'owner' | 'version' | 'retiredAt'> & { readonly subject: string };
  readonly marking: Marking;
  readonly sections: SeriesFile['sections'];
}

/** A mini quiz is marked by the count of right answers. */
const plainMarking: Marking = { right: 1, lost: 0, every: 1 };

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function paper(
  path: string,
  item: Pick<SeriesFile, 'title' | 'description' | 'exam' | 'difficulty' | 'premium'> & { readonly subject: string },
  own: Pick<StoredPaper, 'kind' | 'topic' | 'tags'> & { readonly marking: Marking; readonly sections: SeriesFile['sections'] },
): PaperContent {
  const { title, description, exam, subject, difficulty, premium = false } = item;
  const { kind, topic, tags, marking, sections } = own;
  const totalQuestions = sections.reduce((sum, { questions }) => sum + questions.length, 0);
  const minutes = sections.reduce((sum, section) => sum + section.minutes, 0);
  const key = title.toLowerCase();
  return {
    listed: { id: nameOf(path), kind, title, titleKey: key, description, exam, subject, topic, difficulty, minutes, totalQuestions, tags, isPremium: premium },
    marking,
    sections,
  };
}

/** @returns all papers of content/ */
export function papersOf({ quiz, series }: Pick<ContentFiles, 'quiz' | 'series'>): PaperContent[] {
  return [
    ...quiz.map(({ path, item }) => {
      const { title, minutes, questions, topic, tags } = item;
      return paper(path, item, { kind: 'quiz', topic, tags, marking: plainMarking, sections: [{ title, minutes, questions }] });
    }),
    ...series.map(({ path, item }) => paper(path, item, { kind: 'series', topic: null, tags: [], marking: item.marking, sections: item.sections })),
  ];
}
