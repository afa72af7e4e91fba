import { expect, type Page } from "@playwright/test";

export interface Screen {
  /** First part of the file's name. */
  name: string;
  path: string;
  /** What to do before the picture, e.g. open a dialog. */
  prepare?: (page: Page) => Promise<void>;
}

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole("button", { name }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
};

/** What everybody can open. */
export const publicScreens: readonly Screen[] = [
  { name: "pre-landing", path: "/pre-landing" },
  { name: "landing", path: "/landing/freelance" },
  { name: "forgot-password", path: "/freelance/forgot-password" },
  { name: "reset-password", path: "/freelance/reset-password?token=beispiel&email=jana%40beispiel.de" },
  { name: "verify-email", path: "/freelance/verify-email?token=beispiel&email=jana%40beispiel.de" },
  { name: "not-found", path: "/gibt-es-nicht" },
  { name: "gallery", path: "/ui" },
];

/** What opens after the sign-in. */
export const accountScreens: readonly Screen[] = [
  { name: "dashboard", path: "/freelance/dashboard" },
  { name: "new-task", path: "/freelance/dashboard", prepare: press("Neue Aufgabe") },
  { name: "leads", path: "/freelance/dashboard?section=leads" },
  {
    name: "new-lead",
    path: "/freelance/dashboard?section=leads",
    prepare: press(/Lead (hinzufügen|erstellen)|Neuer Lead/),
  },
  { name: "guides", path: "/freelance/dashboard?section=templates" },
  { name: "debug", path: "/debug" },
];
