export const lambdaSources: string[];
/** Builds the Lambdas if their sources have changed. Ends the process when the build fails. */
export function buildLambdas(node: string): void;
