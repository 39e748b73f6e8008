/** Where only somebody in hospital is, and what only there is measured, given or seen by now. */
const hospital = new RegExp(
  [
    '(?:on|off|under) (?:a |the )?(?:ventilator|bipap|ecmo)|ventilated|intubated|extubated|peak (?:airway )?pressures?',
    String.raw`(?:icu|itu|hdu|picu|nicu|scbu|ccu|recovery room|operating theatre|in theatre|labou?r ward|delivery suite|in resus|resus (?:bay|room))|(?:on|in) (?:the |our |my |your |a )?(?:[\p{L}-]+ )?ward|in-?patient|ward (?:nurse|round|lights)`,
    String.raw`(?:is|been|lies|lying|now|still) in (?:the )?hospital|in (?:the )?ed(?! (?:on|last|again|yesterday|twice))|pod ?#?\d|post-?op(?:erative)? day ?\d`,
    String.raw`(?:abg|vbg|(?:arterial|venous) (?:blood )?gas|(?:arterial |venous )?ph(?= ?[67]\.\d\d)|pco2|hco3|lactate|base excess)(?: of| is|:| =|=)? ?-?\d+(?:\.\d+)?`,
    String.raw`(?:cta?|ctpa|ct (?:head|brain|abdomen)|mri)(?: at)?(?: \d\d:?\d\d)?:? (?:shows?|no|nil|neg|normal|clear|dense|confirms?)`,
    String.raw`(?:arterial|central|ij|ijv|r ijv|l ijv) line|(?:after|despite|given|had) (?:\d+(?:\.\d)?|two|three) ?(?:l|litres?|ml(?:\/kg)?)(?: of)? (?:saline|fluids?|crystalloid)`,
  ]
    .map((one) => `(?<![\\p{L}\\d])(?:${one})(?![\\p{L}])`)
    .join('|'),
  'iu',
);
/** Who has left it again, or writes from far away. */
const outside =
  /(?<!\p{L})(?:at home now|now at home|is at home|discharged|sent (?:me |her |him |us |them )?home|went home|back home|out of hospital|left hospital|nearest hospital|far from (?:the |a |any )?hospital|health ?(?:post|cent(?:re|er))|clinic)(?!\p{L})/iu;

/** @returns whether a text tells of somebody who is in hospital already: the team is called there, and no ambulance */
export function isInHospital(text: string): boolean {
  return hospital.test(text) && !outside.test(text);
}

/** How a first step sends for help, where it begins with that. */
const sends =
  /^(?:(?:call|ring) (?:the maternity unit and an ambulance|the obstetric emergency team or an ambulance|an ambulance(?: or (?:go to an emergency department|the (?:paediatric|obstetric) emergency team))?)|go to (?:an|the) (?:eye )?emergency department(?: for children)?)(?: now| at once)?/iu;
/** What is said to whoever is alone with a patient, and to nobody at a bedside. */
const toLayPeople =
  /(?<!\p{L})(?:sit|sitting|lie|lay|keep|stay|rest|drive|fly|wait to see|by ambulance|by mouth|to eat|packets?|container|bring|say that|tell all|at hand|throat|until it comes|emergency department|an ambulance)(?!\p{L})/iu;

/** @returns a first step as it is said to a team at a bedside: whom to call and what is done there, without the way to hospital and without what lay people do meanwhile */
export function atTheBedside(firstStep: string): string {
  const sent = sends.exec(firstStep)?.[0];
  if (sent === undefined) return firstStep.replaceAll(/an ambulance/gu, 'the resuscitation team');
  const rest = firstStep.slice(sent.length);
  return `Call the resuscitation team now${toLayPeople.test(rest) ? '.' : rest}`;
}
