/** Classes of drugs that stay where they are put. */
const localClasses: readonly string[] = ['topical-agent', 'ophthalmic-agent'];
/** Between a name and what it comes as: "tacrolimus 0.03 % ointment", "aciclovir (Zovirax) cream". */
const strength = String.raw`\s*(?:\([^)]{0,20}\)\s*)?(?:\d[\d.]*\s*(?:%|mg\/g|mg\/ml|mcg\/ml)\s*)?`;
const localForms = String.raw`(?:(?:skin|scalp|eye|ear|nasal|nose)[\s-]+)?(?:cream|ointment|gel|lotion|shampoo|eye[\s-]?drops?|ear[\s-]?drops?|foam|plaster)s?\b`;
const localBehind = new RegExp(`^${strength}${localForms}`, 'i');
const localBefore = /\b(?:topical|(?:cream|ointment|gel|lotion|drops) (?:of|with))\s+$/i;
const systemicBehind = /^\s*(?:\d[\d.]*\s*(?:mg|g)\s*)?(?:tablets?|tabs?|capsules?|caps|pills?|by mouth|orally|po|iv|infusion|syrup)\b/i;
const systemicBefore = /\b(?:oral|systemic|intravenous|iv)\s+$/i;

interface WithForm {
  readonly classes: readonly string[];
  readonly before: string;
  readonly after: string;
}

/**
 * @returns whether what is said around the name of a drug is another preparation than the one that is known by that name: an ointment where it is swallowed, tablets where it is dropped into
 * the eye. What is said of the one is not so of the other.
 */
export function isOtherForm({ classes, before, after }: WithForm): boolean {
  const isLocal = classes.some((id) => localClasses.includes(id));
  return isLocal ? systemicBehind.test(after) || systemicBefore.test(before) : localBehind.test(after) || localBefore.test(before);
}
