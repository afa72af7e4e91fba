export const lambdaSources: string[];
/** Builds the Lambdas where their sources changed; ends the process where they cannot be built. */
export function buildLambdas(node: string): void;
