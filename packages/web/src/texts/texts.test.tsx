// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerProblem } from "../lib/api/api-error.ts";
import { storage } from "../lib/storage/storage.ts";

let language: typeof import("./language.ts");
let texts: typeof import("./texts.ts");
let fieldTexts: typeof import("./field-texts.ts");
let ApiError: typeof import("../lib/api/api-error.ts").ApiError;

beforeEach(async () => {
  storage.clear();
  vi.resetModules();
  language = await import("./language.ts");
  texts = await import("./texts.ts");
  fieldTexts = await import("./field-texts.ts");
  ({ ApiError } = await import("../lib/api/api-error.ts"));
});
afterEach(cleanup);

function Retry() {
  return <p>{texts.useTexts("common").retry}</p>;
}
function Fields({ problems }: { problems: ServerProblem[] }) {
  const textOf = fieldTexts.useFieldText();
  return problems.map((problem) => <p key={problem.text}>{textOf(problem)}</p>);
}
const show = () =>
  act(async () => {
    await texts.preloadTexts("common");
    render(
      <Suspense fallback="…">
        <Retry />
      </Suspense>,
    );
  });

describe("the language", () => {
  it("is German by default [I18N-01, CONST-01]", async () => {
    expect(language.getLanguage()).toBe("de");
    await show();
    expect(screen.getByText("Erneut versuchen")).toBeTruthy();
  });

  it("switches to English and French without a reload and is stored [I18N-02, I18N-04-NS, I18N-05]", async () => {
    await show();
    await act(() => texts.setLanguage("en"));
    expect(screen.getByText("Try again")).toBeTruthy();
    expect(storage.get("language")).toBe("en");
    expect(document.documentElement.lang).toBe("en");
    await act(() => texts.setLanguage("fr"));
    expect(screen.getByText("Réessayer")).toBeTruthy();
  });

  it("is sent to the server, whose failure is not shown and undoes nothing [I18N-06, I18N-08]", async () => {
    await show();
    const save = vi.fn(() => Promise.reject(new ApiError(500, "", "Internal")));
    await act(() => texts.setLanguage("en", save));
    expect(save).toHaveBeenCalledWith("en");
    expect(screen.getByText("Try again")).toBeTruthy();
    expect(storage.get("language")).toBe("en");
  });

  it("has no-break spaces before French punctuation", async () => {
    await texts.setLanguage("fr");
    const { fields } = await texts.textsOf("auth");
    expect(fields.forgot).toBe("Mot de passe oublié\u00a0?");
    const { many } = await texts.textsOf("admin");
    expect(many.invalid("ada")).toBe("«\u00a0ada\u00a0» n’est pas une adresse e-mail valide.");
    const { video } = await texts.textsOf("landing");
    expect(video.length).toBe("3:42");
  });

  it("has the same text areas as German", () => {
    const files = Object.keys(import.meta.glob("./{de,en,fr}/**/*.ts"));
    const areasIn = (folder: string) => files.flatMap((path) => path.split(`./${folder}/`)[1] ?? []);
    expect(areasIn("en")).toEqual(areasIn("de"));
    expect(areasIn("fr")).toEqual(areasIn("de"));
  });

  it("is the stored one on the next visit, unless it is unknown", async () => {
    storage.set("language", "fr");
    vi.resetModules();
    expect((await import("./language.ts")).getLanguage()).toBe("fr");
    storage.set("language", "xx");
    vi.resetModules();
    expect((await import("./language.ts")).getLanguage()).toBe("de");
  });
});

describe("the server's error texts", () => {
  const body = { error: "Im kostenlosen Tarif …", code: "plan_limit" };
  const refusal = {
    error: "Bitte prüfen Sie Ihre Angaben.",
    code: "request.invalid",
    fields: { name: "Satz A", csv: "Satz B", currentPassword: "Satz C", birthday: "Satz D", city: "Satz E" },
    fieldProblems: {
      name: { key: "leadNameRequired" },
      csv: { key: "importTooMany", params: { max: 1000 } },
      currentPassword: { key: "auth.wrong_password" },
      birthday: { key: "birthdayInvalid" },
    },
  };

  it("are shown unchanged in German, and translated by code in other languages", async () => {
    const { errorText } = await import("./error-text.ts");
    const full = new ApiError(403, JSON.stringify(body), "");
    await texts.preloadTexts("common");
    expect(errorText(full)).toBe("Im kostenlosen Tarif …");
    await texts.setLanguage("en");
    expect(errorText(full)).toBe("The free plan includes up to 50 leads; the community is part of Premium.");
    await texts.setLanguage("fr");
    expect(errorText(full)).toContain("jusqu’à 50 leads\u00a0; la communauté");
  });

  it("of a field are translated by key and parameters, not by their German text", async () => {
    const { fields } = new ApiError(400, JSON.stringify(refusal), "");
    await act(async () => {
      await texts.preloadTexts("problems");
      render(
        <Suspense fallback="…">
          <Fields problems={Object.values(fields)} />
        </Suspense>,
      );
    });
    const shown = () => screen.getAllByRole("paragraph").map((element) => element.textContent);
    expect(shown()).toEqual([
      "Name ist erforderlich",
      "Die Datei hat mehr als 1.000 Zeilen. Höchstens 1.000 Leads auf einmal.",
      "Satz C",
      "Satz D",
      "Satz E",
    ]);
    await act(() => texts.setLanguage("en"));
    expect(shown().slice(0, 3)).toEqual([
      "Name is required",
      "The file has more than 1,000 rows. At most 1,000 leads at once.",
      "The current password is wrong.",
    ]);
    expect(shown().slice(3), "keys that this page does not know yet").toEqual(["Satz D", "Satz E"]);
    await act(() => texts.setLanguage("fr"));
    expect(shown()[1]).toContain(`${(1000).toLocaleString("fr")} leads au maximum à la fois.`);
  });

  it("are replaced by technical messages before our texts have loaded", async () => {
    const { errorText, saveProblem } = await import("./error-text.ts");
    expect(errorText(new TypeError("x"))).toBe("TypeError: x");
    expect(errorText(new ApiError(502, "", "Bad Gateway"))).toBe("ApiError: 502: Bad Gateway");
    expect(saveProblem(new ApiError(0, "", "network"))).toBe("ApiError: 0: network");
  });

  it("are replaced by a general text when they are missing", async () => {
    const { errorText } = await import("./error-text.ts");
    await texts.preloadTexts("common");
    expect(errorText(new ApiError(502, "", "Bad Gateway"))).toContain("nicht geklappt");
    expect(errorText(new ApiError(0, "", "network"))).toContain("Keine Verbindung");
    expect(errorText(new TypeError("x"))).toContain("nicht geklappt");
  });
});
