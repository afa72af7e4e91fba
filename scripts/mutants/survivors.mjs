import { isLeftOut } from "./part.mjs";

const place = ({ fileName, location: { start }, replacement }) =>
  `${fileName}:${start.line}:${start.column} ${replacement.split("\n").join(" ")}`;

class Survivors {
  onMutantTested(mutant) {
    const isUnnoticed = mutant.status === "Survived" || mutant.status === "NoCoverage";
    if (isUnnoticed && !isLeftOut(mutant.id)) process.stdout.write(`survived ${place(mutant)}\n`);
  }
}

export const strykerPlugins = [{ kind: "Reporter", name: "survivors", injectableClass: Survivors }];
