import { expect, it } from "vitest";
import { identitiesOf } from "./identities.ts";

it("two leads share an e-mail address or LinkedIn profile regardless of its spelling", () => {
  const written = { email: " ida@nord.EXAMPLE ", linkedinUrl: "de.linkedin.com/in/Ida-Oez/?x=1" };
  const plain = { email: "Ida@Nord.example", linkedinUrl: "https://www.linkedin.com/in/ida-oez" };
  expect(identitiesOf(written)).toEqual(identitiesOf(plain));
  expect(new Set(identitiesOf(plain)).size).toBe(2);
  expect(identitiesOf({ ...plain, email: "  " })).toEqual([identitiesOf(plain)[1]]);
  expect(identitiesOf({ email: "", linkedinUrl: "" })).toEqual([]);
});
