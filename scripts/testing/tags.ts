/** What tests may be marked with; every configuration that runs them knows all, or none of a marked file runs. */
export const tags = [
  { name: "warnings", description: "opens a page or section: also on the React that warns (docs/adr/0031)" },
  {
    name: "one-engine",
    description: "its faults or numbers are ours: not on DynamoDB Local (npm run test:engines)",
  },
];
