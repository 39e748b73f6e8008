import { expect, it } from 'vitest';
import { ServerClock } from './serverClock.ts';

function setUp() {
  const device = { elapsed: 500 };
  return { device, clock: new ServerClock(1_000_000, () => device.elapsed) };
}

it('counts on from what the server said', () => {
  const { device, clock } = setUp();
  expect(clock.now()).toBe(1_000_000);
  device.elapsed += 2_500;
  expect(clock.now()).toBe(1_002_500);
});

it('is set right by what came faster, and not back by what came slower', () => {
  const { device, clock } = setUp();
  device.elapsed += 1_000;
  clock.hear(1_007_000);
  expect(clock.now()).toBe(1_007_000);
  clock.hear(1_004_000);
  expect(clock.now()).toBe(1_007_000);
});

it('goes back where the server is believed', () => {
  const { clock } = setUp();
  clock.set(900_000);
  expect(clock.now()).toBe(900_000);
});
