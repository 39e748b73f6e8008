import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { useAuth, wasSignedIn } from '../lib/auth.ts';
import { CallToAction } from './CallToAction.tsx';
import { Features } from './Features.tsx';
import { Gallery } from './Gallery.tsx';
import { Hero } from './Hero.tsx';
import { Testimonials } from './Testimonials.tsx';

const DemoModal = lazy(async () => ({ default: (await import('./demo/DemoModal.tsx')).DemoModal }));
const ScheduleModal = lazy(async () => ({ default: (await import('./schedule/ScheduleModal.tsx')).ScheduleModal }));

/** The front page: what the product does, shown on one case. */
export function LandingPage() {
  const { user, isLoading } = useAuth();
  const [isDemoOpen, demo] = useDisclosure(false);
  const [isScheduleOpen, schedule] = useDisclosure(false);
  const isSignedIn = isLoading ? wasSignedIn() : user !== null;

  return (
    <>
      <Hero isSignedIn={isSignedIn} onWatchDemo={demo.open} />
      <Features />
      <Gallery />
      <Testimonials />
      <CallToAction isSignedIn={isSignedIn} onScheduleDemo={schedule.open} />
      <Suspense>
        {isDemoOpen && <DemoModal onClose={demo.close} />}
        {isScheduleOpen && <ScheduleModal onClose={schedule.close} onWatchDemo={demo.open} />}
      </Suspense>
    </>
  );
}
