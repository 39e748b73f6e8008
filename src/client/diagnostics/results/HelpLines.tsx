import { countries, directories } from 'virtual:help';
import { IconPhone } from '@tabler/icons-react';
import { useState } from 'react';
import type { HelpLine } from '../../../shared/content/schema/help.schema.ts';
import type { HelpKind } from '../../../shared/content/schema/safety.schema.ts';
import { Select } from '../../ui/select/Select.tsx';
import classes from './HelpLines.module.css';
import { countryOf } from './helpCountry.rules.ts';

const headings: Readonly<Record<HelpKind, string>> = {
  'self-harm': 'Somebody to talk to, now',
  poisoning: 'Advice on poisoning',
  violence: 'Help with violence at home',
  'child-protection': 'Help for a child in danger',
};

const elsewhere = 'elsewhere';
const monthOf = (date: string) => new Date(date).toLocaleDateString('en', { year: 'numeric', month: 'long' });

function Line({ line }: { readonly line: HelpLine }) {
  return (
    <li className={classes.line}>
      <a className={classes.call} href={`tel:${line.call.replaceAll(' ', '')}`}>
        {line.call}
      </a>
      <span>
        <a href={line.url} target="_blank" rel="noreferrer">
          {line.name}
        </a>
        <span className={classes.facts}>
          {line.hours ?? 'Day and night'}
          {line.text && ` · ${line.text}`}
        </span>
      </span>
    </li>
  );
}

/** Where to turn, by country: the learner may be the patient. */
export function HelpLines({ kinds }: { readonly kinds: readonly HelpKind[] }) {
  const [country, setCountry] = useState(() => countryOf(navigator.languages, countries) ?? elsewhere);
  if (kinds.length === 0) return null;
  const here = countries.find((one) => one.country === country);
  return (
    <section className={classes.help} aria-labelledby="help-lines-title" data-testid="help-lines">
      <IconPhone size={24} stroke={1.75} className={classes.icon} aria-hidden />
      <div className={classes.body}>
        <div className={classes.head}>
          <h3 id="help-lines-title" className={classes.title}>
            If this is about you or somebody near you
          </h3>
          <Select
            label="Country"
            size="sm"
            classNames={{ root: classes.country }}
            value={country}
            onChange={(chosen) => setCountry(chosen ?? elsewhere)}
            options={[...countries.map((one) => ({ value: one.country, label: one.name })), { value: elsewhere, label: 'Another country' }]}
          />
        </div>
        <p className={classes.emergency}>
          In danger of life:{' '}
          {here ? (
            <>
              call <strong>{here.emergencyNumber}</strong>.
            </>
          ) : (
            'call the local emergency number.'
          )}
        </p>
        {kinds.map((kind) => {
          const lines = here?.lines[kind] ?? [];
          const directory = directories.find(({ id }) => id === kind);
          return (
            <div key={kind}>
              <h4 className={classes.kind}>{headings[kind]}</h4>
              {lines.length > 0 && (
                <ul className={classes.list}>
                  {lines.map((line) => (
                    <Line key={line.call} line={line} />
                  ))}
                </ul>
              )}
              <p className={classes.facts}>
                {lines.length > 0 ? 'More: ' : 'A service near you: '}
                <a href={directory?.url} target="_blank" rel="noreferrer">
                  {directory?.name}
                </a>
              </p>
            </div>
          );
        })}
        {here && (
          <p className={classes.facts}>Numbers as of {monthOf(here.reviewed)}; each service's own page is linked. They belong to others, not to Anamnesis.</p>
        )}
      </div>
    </section>
  );
}
