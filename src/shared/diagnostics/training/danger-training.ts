/**
 * What a model is trained on: the features of a text's windows, and the number of the danger that it tells of; that behind the last one for none.
 * Of several windows one is known to tell of it, not which: it is learnt from the one that tells of it most so far.
 */
export interface Example {
  readonly windows: readonly (readonly string[])[];
  readonly danger: number;
}

/** Weights of a trained model: for each feature danger number and weight in turn. */
export interface TrainedWeights {
  readonly biases: readonly number[];
  readonly weights: Readonly<Record<string, readonly number[]>>;
}

export interface TrainingOptions {
  /** In how many orders the texts are learnt; the weights are the mean, since a single order moves them by chance. */
  readonly orders: number;
  readonly epochs: number;
  readonly rate: number;
  /** L1 penalty: what says little says nothing. */
  readonly penalty: number;
  /** A feature of fewer texts is left out. */
  readonly leastTexts: number;
  /** Smaller weights are left out. */
  readonly leastWeight: number;
  /** Weights are whole multiples of this. */
  readonly step: number;
}

export const trainingOptions: TrainingOptions = { orders: 4, epochs: 8, rate: 0.3, penalty: 0.003, leastTexts: 2, leastWeight: 0.3, step: 0.1 };

/** A small linear congruential generator: the same order of the examples on every machine. */
function shuffler(seed: number): <T>(items: T[]) => void {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
  return (items) => {
    for (let i = items.length - 1; i > 0; i -= 1) {
      const j = Math.floor(next() * (i + 1));
      [items[i], items[j]] = [items[j] as never, items[i] as never];
    }
  };
}

function numbered(examples: readonly Example[], leastTexts: number): Map<string, number> {
  const texts = new Map<string, number>();
  for (const { windows } of examples) for (const feature of new Set(windows.flat())) texts.set(feature, (texts.get(feature) ?? 0) + 1);
  const kept = [...texts].filter(([, count]) => count >= leastTexts).map(([feature]) => feature);
  return new Map(kept.sort().map((feature, i) => [feature, i]));
}

/** A text as numbers: the features of its windows. */
interface NumberedExample {
  readonly windows: readonly (readonly number[])[];
  readonly truth: number;
}

/** Learns in one order of the examples. Weights lie feature by feature, a class behind another. */
function learn(examples: readonly NumberedExample[], features: number, classes: number, seed: number, { epochs, rate, penalty }: TrainingOptions) {
  const training = [...examples];
  const weights = new Float64Array(features * classes);
  const squares = new Float64Array(features * classes).fill(0.01);
  const biases = new Float64Array(classes);
  const biasSquares = new Float64Array(classes).fill(1);
  const scores = new Float64Array(classes);
  const shuffle = shuffler(seed);
  const scoreOf = (window: readonly number[], k: number) => window.reduce((sum, feature) => sum + (weights[feature * classes + k] ?? 0), 0);
  const mostTelling = (windows: readonly (readonly number[])[], truth: number) => {
    const telling = windows.map((window) => scoreOf(window, truth) - scoreOf(window, classes - 1));
    return windows[telling.indexOf(Math.max(...telling))] ?? [];
  };
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(training);
    for (const { windows, truth } of training) {
      // Before anything is learnt, no window tells more than another.
      if (epoch === 0 && windows.length > 1) continue;
      const window = windows.length > 1 ? mostTelling(windows, truth) : (windows[0] ?? []);
      scores.set(biases);
      for (const feature of window) for (let k = 0; k < classes; k += 1) scores[k] = (scores[k] ?? 0) + (weights[feature * classes + k] ?? 0);
      const highest = scores.reduce((most, score) => Math.max(most, score));
      let total = 0;
      for (let k = 0; k < classes; k += 1) total += scores[k] = Math.exp((scores[k] ?? 0) - highest);
      for (let k = 0; k < classes; k += 1) {
        const gradient = (scores[k] ?? 0) / total - (k === truth ? 1 : 0);
        if (Math.abs(gradient) < 1e-3) continue;
        biasSquares[k] = (biasSquares[k] ?? 0) + gradient * gradient;
        biases[k] = (biases[k] ?? 0) - (rate * gradient) / Math.sqrt(biasSquares[k] ?? 1);
        for (const feature of window) {
          const at = feature * classes + k;
          squares[at] = (squares[at] ?? 0) + gradient * gradient;
          const pace = rate / Math.sqrt(squares[at] ?? 1);
          const weight = (weights[at] ?? 0) - pace * gradient;
          weights[at] = Math.sign(weight) * Math.max(0, Math.abs(weight) - pace * penalty);
        }
      }
    }
  }
  return { weights, biases };
}

/**
 * Multinomial logistic regression with an L1 penalty, by AdaGrad (Duchi, Hazan and Singer 2011) with the penalty's shrinking step behind each
 * update; the mean over several orders of the examples. "No danger" is a class of its own, the last.
 * @param dangers how many there are
 */
export function trainDangers(examples: readonly Example[], dangers: number, options: TrainingOptions = trainingOptions): TrainedWeights {
  const { orders, leastTexts, leastWeight, step } = options;
  const numbers = numbered(examples, leastTexts);
  const classes = dangers + 1;
  const numbersOf = (features: readonly string[]) => [...new Set(features)].flatMap((feature) => numbers.get(feature) ?? []);
  const training = examples.map(({ windows, danger }) => ({ windows: windows.map(numbersOf), truth: danger }));
  const weights = new Float64Array(numbers.size * classes);
  const biases = new Float64Array(classes);
  for (let seed = 1; seed <= orders; seed += 1) {
    const learnt = learn(training, numbers.size, classes, seed, options);
    learnt.weights.forEach((weight, i) => {
      weights[i] = (weights[i] ?? 0) + weight / orders;
    });
    learnt.biases.forEach((bias, k) => {
      biases[k] = (biases[k] ?? 0) + bias / orders;
    });
  }
  const rounded = (value: number) => Math.round(Math.round(value / step) * step * 1000) / 1000;
  const kept = [...numbers].flatMap(([feature, number]): [string, number[]][] => {
    const list = Array.from({ length: classes }, (_, k) => [k, rounded(weights[number * classes + k] ?? 0)] as const).filter(
      ([, weight]) => Math.abs(weight) >= leastWeight,
    );
    return list.length > 0 ? [[feature, list.flat()]] : [];
  });
  return { biases: Array.from(biases, rounded), weights: Object.fromEntries(kept) };
}
