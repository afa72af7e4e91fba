/** Tags of tests. Every configuration must know all of them, otherwise vitest runs no test of a tagged file. */
export const tags = [
  { name: "warnings", description: "opens a page or section: also on the React that warns (docs/adr/0031)" },
  {
    name: "one-engine",
    description: "its faults or numbers are ours: not on DynamoDB Local (npm run test:engines)",
  },
];
