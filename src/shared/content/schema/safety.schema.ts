/** How soon somebody needs help, most urgent first. */
export const urgencies = ['emergency', 'urgent', 'soon', 'routine', 'self-care'] as const;
export type Urgency = (typeof urgencies)[number];

/** What help lines are for. */
export const helpKinds = ['self-harm', 'poisoning', 'violence', 'child-protection'] as const;
export type HelpKind = (typeof helpKinds)[number];
