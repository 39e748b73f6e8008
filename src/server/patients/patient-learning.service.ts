import { folderOf } from '../../shared/content/assemble.ts';
import { type CategoryId, categoryIds } from '../../shared/content/schema/categories.ts';
import { type Specialty, specialties } from '../../shared/content/schema/specialties.ts';
import type { MissedOften, WeakSpecialty } from '../../shared/patients/patients.schema.ts';
import { passPercent } from '../../shared/progress/subject-progress.rules.ts';
import type { AuthedContext } from '../platform/context.ts';
import { readRows } from '../platform/unit-of-work.ts';

const mostMissed = 20;
/** What was missed long ago may be known by now. */
const lastPatients = 50;

/** @returns the questions of value that were not asked of somebody's last patients, those of most patients first */
export function listMissedQuestions({ em, user }: AuthedContext): Promise<MissedOften[]> {
  return readRows<MissedOften>(
    em,
    `select m.missed ->> 'findingId' as "findingId", (array_agg(m.missed ->> 'name' order by m.id desc))[1] as name,
       (array_agg(m.missed ->> 'question' order by m.id desc))[1] as question, (array_agg(m.missed ->> 'kind' order by m.id desc))[1] as kind,
       count(*)::int as patients, round(avg((m.missed ->> 'bits')::numeric), 2)::float8 as bits
     from (select c.id, jsonb_array_elements(c.missed) as missed from
       (select id, missed from patient_cases where user_id = ? order by completed_at desc, id desc limit ?) c) m
     group by 1 order by count(*) desc, avg((m.missed ->> 'bits')::numeric) desc, 1 limit ?`,
    [user.id, lastPatients, mostMissed],
  );
}

/** Where the diseases of a category of articles are found among the specialties. */
const specialtiesOfCategory: Readonly<Partial<Record<CategoryId, readonly Specialty[]>>> = {
  'infectious-diseases': ['Infectious diseases'],
  neurology: ['Neurology'],
  psychiatry: ['Psychiatry'],
  cardiology: ['Cardiology'],
  endocrinology: ['Endocrinology'],
  gastroenterology: ['Gastroenterology'],
  pulmonology: ['Pulmonology'],
  dermatology: ['Dermatology'],
  orthopedics: ['Orthopaedics'],
  'emergency-medicine': ['Emergency medicine'],
  paediatrics: ['Paediatrics'],
  'obstetrics-and-gynaecology': ['Obstetrics and gynaecology'],
  'nephrology-and-urology': ['Nephrology', 'Urology'],
  'haematology-and-oncology': ['Haematology', 'Oncology'],
  rheumatology: ['Rheumatology'],
  'ophthalmology-and-ent': ['Ophthalmology', 'Ear, nose and throat'],
  toxicology: ['Toxicology'],
};

const specialtyOfFolder = new Map(specialties.map((specialty) => [folderOf(specialty), specialty]));

/** @returns the specialties that the link of a question points into: conditions/<specialty>/<id>, or references/<category>/<article>#<section> */
function specialtiesOfLink(link: string): readonly Specialty[] {
  const [kind, folder = ''] = link.split('/');
  const category = categoryIds.find((id) => id === folder);
  if (kind === 'references') return (category && specialtiesOfCategory[category]) ?? [];
  const specialty = specialtyOfFolder.get(folder);
  return specialty ? [specialty] : [];
}

/** Of fewer answers nothing can be said. */
const enoughAnswers = 5;
const mostTopics = 3;

interface Answered {
  readonly topic: string;
  readonly link: string;
  readonly correct: number;
  readonly total: number;
}

/** @returns the specialties into which the questions that somebody answered point, as far as fewer than 60 % of them are right, weakest first */
export async function listWeakSpecialties({ em, user }: AuthedContext): Promise<WeakSpecialty[]> {
  const rows = await readRows<Answered>(
    em,
    `select q.topic, v.link, count(*) filter (where r.is_correct)::int as correct, count(*)::int as total
     from exam_attempts a join exam_responses r on r.attempt_id = a.id join exam_question_versions v on v.id = r.question join exam_questions q on q.id = v.question_id
     where a.user_id = ? and a.completed_at is not null and r.choice >= 0 and v.link is not null group by q.topic, v.link order by q.topic, v.link`,
    [user.id],
  );
  const bySpecialty = Map.groupBy(
    rows.flatMap((row) => specialtiesOfLink(row.link).map((specialty) => ({ ...row, specialty }))),
    ({ specialty }) => specialty,
  );
  const sum = (list: readonly Answered[], of: (row: Answered) => number) => list.reduce((all, row) => all + of(row), 0);
  return [...bySpecialty]
    .map(([specialty, list]) => ({ specialty, list, correct: sum(list, ({ correct }) => correct), total: sum(list, ({ total }) => total) }))
    .filter(({ correct, total }) => total >= enoughAnswers && 100 * correct < passPercent * total)
    .sort((a, b) => a.correct / a.total - b.correct / b.total || (a.specialty < b.specialty ? -1 : 1))
    .map(({ specialty, list }) => ({ specialty, topics: topicsOf(list) }));
}

/** The topics in which most was wrong. */
function topicsOf(list: readonly Answered[]): string[] {
  const wrong = new Map<string, number>();
  for (const { topic, correct, total } of list) if (correct < total) wrong.set(topic, (wrong.get(topic) ?? 0) + total - correct);
  return [...wrong]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, mostTopics)
    .map(([topic]) => topic);
}
