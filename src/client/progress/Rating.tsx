import { Badge } from '@mantine/core';
import { IconAward, IconBook, IconThumbUp } from '@tabler/icons-react';
import { type RatingName, ratingOf } from './rating.rules.ts';

const looks = {
  Excellent: { colour: 'green', Icon: IconAward },
  Good: { colour: 'petrol', Icon: IconThumbUp },
  'Needs Practice': { colour: 'yellow', Icon: IconBook },
} as const satisfies Record<RatingName, { colour: string; Icon: typeof IconAward }>;

/** The documented word for a percentage, with a colour and a shape beside it. */
export function Rating({ percentage }: { readonly percentage: number }) {
  const name = ratingOf(percentage);
  const { colour, Icon } = looks[name];
  return (
    <Badge color={colour} flex="none" leftSection={<Icon size={14} stroke={1.75} aria-hidden />} data-testid="rating">
      {name}
    </Badge>
  );
}
