import { Skeleton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { Loaded, Waiting } from '../../ui/Loaded.tsx';
import classes from './Laboratory.module.css';
import { filterPanels } from './laboratory.rules.ts';

const pending = (
  <Waiting label="Loading laboratory values">
    <Skeleton height={36} />
    <Skeleton height={280} />
  </Waiting>
);

/** Reference values, in conventional and SI units, as an examination has them at hand. */
export function Laboratory() {
  const query = trpc.exams.laboratory.useQuery();
  const [sought, seek] = useState('');
  const words = useDeferredValue(sought);
  return (
    <Loaded query={query} pending={pending} failed="The laboratory values did not load.">
      {(panels) => {
        const found = filterPanels(panels, words);
        return (
          <div className={classes.laboratory} data-testid="laboratory">
            <TextInput
              aria-label="Filter laboratory values"
              placeholder="Filter, such as sodium"
              leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
              value={sought}
              onChange={(event) => seek(event.currentTarget.value)}
              data-testid="lab-filter"
            />
            {found.length === 0 && <p className={classes.none}>No value with “{words.trim()}”.</p>}
            {found.map(({ title, values }) => (
              <table key={title} className={classes.table}>
                <caption>{title}</caption>
                <thead>
                  <tr>
                    <th scope="col">Test</th>
                    <th scope="col">Conventional</th>
                    <th scope="col">SI</th>
                  </tr>
                </thead>
                <tbody>
                  {values.map(({ name, conventional, si }) => (
                    <tr key={name}>
                      <th scope="row">{name}</th>
                      <td>{conventional}</td>
                      <td>{si ?? 'the same'}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            ))}
          </div>
        );
      }}
    </Loaded>
  );
}
