import { describe, expect, it } from "vitest";
import { initialsOf, shortName } from "./shown-name.ts";

describe("the name that other users see", () => {
  it.each([
    ["Jana Köhler", "Jana K.", "JK"],
    ["Dr. Friederike Sommer", "Friederike S.", "FS"],
    ["Prof. Dr. Jan van Dyk", "Jan D.", "JD"],
    ["Anna Maria  Weiß-Öztürk ", "Anna W.", "AW"],
    ["Çelik", "Çelik", "Ç"],
    ["jan öz", "jan ö.", "JÖ"],
    ["Ida 👩‍💻", "Ida 👩‍💻.", "I👩‍💻"],
    ["Dr.", "Dr.", "D"],
    ["Prof. Dr.", "Prof. D.", "PD"],
    ["Dr. Ida", "Ida", "I"],
    ["Jan\t\u00a0Öz", "Jan Ö.", "JÖ"],
    ["", "", ""],
  ])("%j is shown as %j with the initials %j [COMM-19]", (name, short, initials) => {
    expect(shortName(name)).toBe(short);
    expect(initialsOf(name)).toBe(initials);
  });
});
