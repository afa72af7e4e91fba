export { problemTexts as default } from "@linkedpotential/contract/problem-texts";
