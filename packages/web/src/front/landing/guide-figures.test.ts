import { freeLeadLimit } from "@linkedpotential/contract/plans";
import { expect, it } from "vitest";
import { journeys } from "../../parts/guides/journeys.ts";
import { guideSamples } from "../../testing/guide-content.ts";
import de from "../../texts/de/landing.ts";
import en from "../../texts/en/landing.ts";
import fr from "../../texts/fr/landing.ts";
import { guideFigures } from "./guide-figures.ts";

/** Samples that freelancers can take over. Businesses have guides of their own. */
const samples = (language: "de" | "fr" | "en") =>
  guideSamples(language).filter(([path]) => !path.startsWith("business."));

it("the landing page names the number of ways and of text templates that the guides have", () => {
  const texts = Math.floor(samples("de").length / 10) * 10;
  expect(guideFigures).toEqual({ ways: journeys.length, texts });
});

it.each(["de", "fr"] as const)(
  "in %s more than half of the text templates address formally and informally",
  (language) => {
    const both = samples(language).filter(([, { informal }]) => informal !== undefined);
    expect(both.length).toBeGreaterThan(samples(language).length / 2);
  },
);

it("the landing page names the number of free leads", () => {
  for (const { guides } of [de, en, fr]) expect(guides.proofs(4, "80").at(-1)).toContain(String(freeLeadLimit));
});
