/** Tags of tests. Every configuration must know all of them, otherwise vitest runs no test of a tagged file. */
export const tags = [
  {
    name: "warnings",
    description: "opens a page or section: runs also with React's development build (docs/adr/0031)",
  },
  {
    name: "one-engine",
    description: "independent of the database engine: not repeated on DynamoDB Local (npm run test:engines)",
  },
];
