/** Returns numbers as DynamoDB's stream carries them. */
export const carried = (ids: Record<string, number>) =>
  Object.fromEntries(Object.entries(ids).map(([name, value]) => [name, { N: `${value}` }]));
