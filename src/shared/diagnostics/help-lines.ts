import type { HelpKind } from './diagnostics.schema.ts';

/** A service to call for help. */
export interface HelpLine {
  readonly name: string;
  /** As dialled within the country; spaces only for reading. */
  readonly call: string;
  /** Left out: day and night, every day. */
  readonly hours?: string;
  /** How to write instead of calling: "Text 988". */
  readonly text?: string;
  /** The service's own page, where the number stands. */
  readonly url: string;
}

/** Where to turn in one country. */
export interface CountryHelp {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly name: string;
  readonly emergencyNumber: string;
  readonly lines: Readonly<Partial<Record<HelpKind, readonly HelpLine[]>>>;
}

/** When the numbers were last gone through. */
export const helpLinesReviewed = '2026-11-23';

/** Directories for every other country. */
export const helpDirectories: Readonly<Record<HelpKind, { readonly name: string; readonly url: string }>> = {
  'self-harm': { name: 'Find A Helpline', url: 'https://findahelpline.com' },
  poisoning: {
    name: 'World directory of poisons centres (WHO)',
    url: 'https://www.who.int/teams/environment-climate-change-and-health/chemical-safety-and-health/incidents-poisonings/poisons-centres',
  },
  violence: { name: 'Find A Helpline', url: 'https://findahelpline.com' },
  'child-protection': { name: 'Child Helpline International', url: 'https://childhelplineinternational.org/helplines/' },
};

const samaritans: HelpLine = { name: 'Samaritans', call: '116 123', url: 'https://www.samaritans.org/how-we-can-help/contact-samaritan/' };

/** By country, in the order of their names. */
export const helpLines: readonly CountryHelp[] = [
  {
    country: 'AU',
    name: 'Australia',
    emergencyNumber: '000',
    lines: {
      'self-harm': [{ name: 'Lifeline', call: '13 11 14', text: 'Text 0477 13 11 14', url: 'https://www.lifeline.org.au' }],
      poisoning: [{ name: 'Poisons Information Centre', call: '13 11 26', url: 'https://www.healthdirect.gov.au/poisons-information-centre' }],
      violence: [{ name: '1800RESPECT', call: '1800 737 732', url: 'https://www.1800respect.org.au' }],
      'child-protection': [{ name: 'Kids Helpline', call: '1800 55 1800', url: 'https://kidshelpline.com.au' }],
    },
  },
  {
    country: 'CA',
    name: 'Canada',
    emergencyNumber: '911',
    lines: {
      'self-harm': [{ name: '9-8-8 Suicide Crisis Helpline', call: '988', text: 'Text 988', url: 'https://988.ca' }],
      poisoning: [{ name: 'Poison Centres', call: '1 844 764 7669', url: 'https://infopoison.ca' }],
      'child-protection': [{ name: 'Kids Help Phone', call: '1 800 668 6868', url: 'https://kidshelpphone.ca' }],
    },
  },
  {
    country: 'FR',
    name: 'France',
    emergencyNumber: '112',
    lines: {
      'self-harm': [{ name: '3114', call: '3114', url: 'https://3114.fr' }],
      violence: [{ name: '3919 Violences Femmes Info', call: '3919', url: 'https://www.solidaritefemmes.org' }],
      'child-protection': [{ name: '119 Allô Enfance en Danger', call: '119', url: 'https://www.allo119.gouv.fr' }],
    },
  },
  {
    country: 'DE',
    name: 'Germany',
    emergencyNumber: '112',
    lines: {
      'self-harm': [{ name: 'TelefonSeelsorge', call: '0800 111 0 111', url: 'https://www.telefonseelsorge.de' }],
      violence: [{ name: 'Hilfetelefon Gewalt gegen Frauen', call: '116 016', url: 'https://www.hilfetelefon.de' }],
    },
  },
  {
    country: 'IN',
    name: 'India',
    emergencyNumber: '112',
    lines: {
      'self-harm': [{ name: 'Tele MANAS', call: '14416', url: 'https://telemanas.mohfw.gov.in' }],
      poisoning: [{ name: 'National Poisons Information Centre, AIIMS New Delhi', call: '1800 116 117', url: 'https://www.aiims.edu' }],
      violence: [{ name: 'Women Helpline', call: '181', url: 'https://wcd.gov.in' }],
      'child-protection': [{ name: 'Child Helpline', call: '1098', url: 'https://wcd.gov.in' }],
    },
  },
  {
    country: 'IE',
    name: 'Ireland',
    emergencyNumber: '112 or 999',
    lines: {
      'self-harm': [{ ...samaritans, url: 'https://www.samaritans.org/ireland/' }],
      poisoning: [{ name: 'National Poisons Information Centre', call: '01 809 2166', hours: '8 am to 10 pm', url: 'https://www.poisons.ie' }],
      violence: [{ name: "Women's Aid", call: '1800 341 900', url: 'https://www.womensaid.ie' }],
      'child-protection': [{ name: 'Childline', call: '1800 66 66 66', url: 'https://www.childline.ie' }],
    },
  },
  {
    country: 'NZ',
    name: 'New Zealand',
    emergencyNumber: '111',
    lines: {
      'self-harm': [{ name: '1737, need to talk?', call: '1737', text: 'Text 1737', url: 'https://1737.org.nz' }],
      poisoning: [{ name: 'National Poisons Centre', call: '0800 764 766', url: 'https://poisons.co.nz' }],
      violence: [{ name: "Women's Refuge", call: '0800 733 843', url: 'https://womensrefuge.org.nz' }],
    },
  },
  {
    country: 'SG',
    name: 'Singapore',
    emergencyNumber: '995',
    lines: { 'self-harm': [{ name: 'Samaritans of Singapore', call: '1767', url: 'https://www.sos.org.sg' }] },
  },
  {
    country: 'ZA',
    name: 'South Africa',
    emergencyNumber: '112 or 10177',
    lines: {
      'self-harm': [{ name: 'Suicide Crisis Helpline (SADAG)', call: '0800 567 567', url: 'https://www.sadag.org' }],
      poisoning: [{ name: 'Poisons Information Helpline', call: '0861 555 777', url: 'https://www.afritox.co.za' }],
      'child-protection': [{ name: 'Childline South Africa', call: '116', url: 'https://www.childlinesa.org.za' }],
    },
  },
  {
    country: 'ES',
    name: 'Spain',
    emergencyNumber: '112',
    lines: {
      'self-harm': [{ name: '024 Línea de atención a la conducta suicida', call: '024', url: 'https://www.sanidad.gob.es/linea024/home.htm' }],
      violence: [{ name: '016', call: '016', url: 'https://violenciagenero.igualdad.gob.es' }],
    },
  },
  {
    country: 'GB',
    name: 'United Kingdom',
    emergencyNumber: '999',
    lines: {
      'self-harm': [samaritans],
      poisoning: [
        { name: 'NHS 111 (outside Northern Ireland)', call: '111', url: 'https://www.nhs.uk/nhs-services/urgent-and-emergency-care-services/when-to-use-111/' },
      ],
      violence: [{ name: 'National Domestic Abuse Helpline (Refuge)', call: '0808 2000 247', url: 'https://www.nationaldahelpline.org.uk' }],
      'child-protection': [
        { name: 'Childline', call: '0800 1111', url: 'https://www.childline.org.uk' },
        {
          name: 'NSPCC, for adults worried about a child',
          call: '0808 800 5000',
          url: 'https://www.nspcc.org.uk/keeping-children-safe/our-services/nspcc-helpline/',
        },
      ],
    },
  },
  {
    country: 'US',
    name: 'United States',
    emergencyNumber: '911',
    lines: {
      'self-harm': [{ name: '988 Suicide & Crisis Lifeline', call: '988', text: 'Text 988', url: 'https://988lifeline.org' }],
      poisoning: [{ name: 'Poison Help', call: '1 800 222 1222', url: 'https://www.poisonhelp.hrsa.gov' }],
      violence: [{ name: 'National Domestic Violence Hotline', call: '1 800 799 7233', text: 'Text START to 88788', url: 'https://www.thehotline.org' }],
      'child-protection': [{ name: 'Childhelp National Child Abuse Hotline', call: '1 800 422 4453', url: 'https://www.childhelphotline.org' }],
    },
  },
];
