/**
 * Tags of tests. Every configuration of vitest must list all of them. Otherwise it runs no test of a file with an
 * unknown tag.
 */
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
