import { readFileSync } from "node:fs";
import { type TrueTypeFont, trueTypeFont } from "./true-type.ts";

/** Files of the font Arimo, which has the metrics of Helvetica and covers Latin, Greek and Cyrillic (docs/adr/0053). */
const regular = () => import.meta.resolve("@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf");
const bold = () => import.meta.resolve("@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf");

const loaded = new Map<boolean, TrueTypeFont>();

export function fontOf({ isBold = false }: { isBold?: boolean }): TrueTypeFont {
  const font = loaded.get(isBold) ?? read(isBold);
  loaded.set(isBold, font);
  return font;
}

function read(isBold: boolean): TrueTypeFont {
  const file = readFileSync(new URL(isBold ? bold() : regular()));
  return trueTypeFont(isBold ? "Arimo-Bold" : "Arimo-Regular", file);
}
