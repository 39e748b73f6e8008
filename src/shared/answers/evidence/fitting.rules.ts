import type { Person } from './composing.ts';

/** Whom a line of a condition's page is about where it is about somebody in particular. */
interface Audience {
  readonly about: RegExp;
  /** Whether this patient may be one of them; what is not told excludes nobody. */
  readonly includes: (person: Person) => boolean;
}

const isUnder = ({ age }: Person, years: number) => age === null || age < years;
const isFrom = ({ age }: Person, years: number) => age === null || age >= years;

const audiences: readonly Audience[] = [
  { about: /\b(?:frail|elderly|older (?:people|adults?|patients?|men|women))\b/i, includes: (person) => isFrom(person, 50) },
  { about: /\b(?:after the menopause|postmenopausal)\b/i, includes: (person) => person.gender !== 'male' && isFrom(person, 40) },
  { about: /\badults?\b/i, includes: (person) => isFrom(person, 16) },
  { about: /\bin (?:a )?(?:men|man)\b/i, includes: (person) => person.gender !== 'female' && isFrom(person, 16) },
  { about: /\bin (?:a )?(?:women|woman)\b/i, includes: (person) => person.gender !== 'male' && isFrom(person, 10) },
  {
    about: /\b(?:pregnan\w*|maternity|breast-?feed\w*|(?:after|before) birth)\b/i,
    includes: (person) => person.gender !== 'male' && isFrom(person, 10) && isUnder(person, 60),
  },
  { about: /\b(?:newborns?|umbilical|first (?:24 hours|weeks? of life)|from birth|preterm)\b/i, includes: (person) => isUnder(person, 1) },
  { about: /\b(?:infants?|bab(?:y|ies))\b/i, includes: (person) => isUnder(person, 3) },
  { about: /\b(?:child(?:ren)?|toddlers?)\b/i, includes: (person) => isUnder(person, 18) },
];

/** @returns whether a line of a condition's page may be about this patient: where it names several kinds of people, it is enough to be one of them */
export function fitsPerson(line: string, person: Person): boolean {
  const named = audiences.filter(({ about }) => about.test(line));
  return named.length === 0 || named.some(({ includes }) => includes(person));
}

const ofWomen = /\b(?:periods?|menstrua\w*|pregnan\w*|vagina\w*|womb|uter\w+|menopaus\w*|ovar\w+|contracepti\w+|breast-?\s?feeding|given birth|miscarr\w+)\b/i;
const ofMen = /\b(?:testic\w*|testes|testis|scrot\w*|penis|penile|prostat\w*|erection\w*|foreskin|semen)\b/i;

/** @returns whether a question or a test can be about this patient: no boy is asked for periods, nor a woman for her prostate */
export function canBeAsked(question: string, { age, gender }: Person): boolean {
  if (ofWomen.test(question)) return gender !== 'male' && (age === null || age >= 9);
  return !(ofMen.test(question) && gender === 'female');
}
