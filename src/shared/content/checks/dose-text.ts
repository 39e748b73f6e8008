const amount = /\b\d[\d.,]*(?:\s?[–-]\s?\d[\d.,]*)?\s?(?:mg|micrograms?|mcg|µg|g|IU|units|mmol|mL)(?:\/kg|\/m²)?\b(?!\s?\/\s?(?:L|dL|mL|mmol|min|h|24))/;
/** What is given, rather than measured or counted. */
const given =
  /\b(?:orally|by mouth|intravenous(?:ly)?|intramuscular(?:ly)?|subcutaneous(?:ly)?|nebulised|inhaled|rectally|IV|IM|bolus|once|twice|daily|hourly|every)\b/i;

/** @returns whether a sentence says how much of something is given */
export function statesDose(sentence: string): boolean {
  return amount.test(sentence) && given.test(sentence);
}
