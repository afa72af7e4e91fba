import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { navigateTo } from "../lib/navigation/navigation.ts";
import { paths } from "../lib/navigation/paths.ts";
import { dismissToast } from "../lib/toast.ts";
import { renderScreen } from "../testing/screen.tsx";

type Role = "nobody" | "freelancer" | "business" | "admin";

const home = { freelancer: "/freelance/dashboard", business: "/business/dashboard", admin: "/freelance/dashboard" };
const visible = (path: string): Record<Role, string> => ({
  nobody: path,
  freelancer: path,
  business: path,
  admin: path,
});
const ofFreelancers = (path: string, entrance = "/landing/freelance"): Record<Role, string> => ({
  ...visible(path),
  nobody: entrance,
  business: home.business,
});

/** The page that each role sees when it opens an address. */
const pages: Record<string, Record<Role, string>> = {
  "/pre-landing": visible("/pre-landing"),
  "/freelance": visible("/freelance"),
  "/landing/linkedpotential": visible("/landing/linkedpotential"),
  "/landing/paullouisconsulting": visible("/landing/paullouisconsulting"),
  "/landing/freelance": visible("/landing/freelance"),
  "/business": visible("/business"),
  "/business/preise": visible("/business/preise"),
  "/business/anfrage": visible("/business/anfrage"),
  "/business/dashboard": {
    nobody: "/business",
    freelancer: home.freelancer,
    business: "/business/dashboard",
    admin: home.admin,
  },
  "/business/einladung": visible("/business/einladung"),
  "/dashboard": ofFreelancers("/dashboard"),
  "/linkedpotential/dashboard": ofFreelancers("/linkedpotential/dashboard", "/landing/linkedpotential"),
  "/paullouisconsulting/dashboard": ofFreelancers("/paullouisconsulting/dashboard", "/landing/paullouisconsulting"),
  "/freelance/dashboard": ofFreelancers("/freelance/dashboard"),
  "/freelance/checkout": ofFreelancers("/freelance/checkout"),
  "/freelance/checkout/card": ofFreelancers("/freelance/checkout/card"),
  "/debug": ofFreelancers("/debug"),
  "/admin": { ...home, nobody: "/landing/freelance", admin: "/admin" },
  "/admin/users/1": { ...home, nobody: "/landing/freelance", admin: "/admin/users/1" },
  "/freelance/verify-email": visible("/freelance/verify-email"),
  "/freelance/forgot-password": visible("/freelance/forgot-password"),
  "/freelance/reset-password": visible("/freelance/reset-password"),
  "/freelance/confirm-email": visible("/freelance/confirm-email"),
  "/freelance/revert-email": visible("/freelance/revert-email"),
  "/freelance/unsubscribe": visible("/freelance/unsubscribe"),
  "/freelance/follow-up": visible("/freelance/follow-up"),
  "/account-deleted": visible("/account-deleted"),
  "/account-locked": visible("/account-locked"),
  "/business/team-ende": visible("/business/team-ende"),
  "/vertrag-kuendigen": visible("/vertrag-kuendigen"),
  "/vertrag-widerrufen": visible("/vertrag-widerrufen"),
  "/erklaerung-bestaetigen": visible("/erklaerung-bestaetigen"),
  "/barriere-melden": visible("/barriere-melden"),
  "/agb": visible("/agb"),
  "/auftragsverarbeitung": visible("/auftragsverarbeitung"),
  "/datenschutz": visible("/datenschutz"),
  "/impressum": visible("/impressum"),
  "/widerrufsbelehrung": visible("/widerrufsbelehrung"),
  "/barrierefreiheit": visible("/barrierefreiheit"),
  "/gibt-es-nicht": visible("/gibt-es-nicht"),
};

const landing = "Kunden gewinnen auf LinkedIn";
/** Document titles by the address that is shown after redirects. */
const titles: Record<string, string> = {
  "/pre-landing": "Willkommen",
  "/freelance": landing,
  "/landing/linkedpotential": landing,
  "/landing/paullouisconsulting": landing,
  "/landing/freelance": landing,
  "/business": "LinkedIn-Vertrieb für Unternehmen",
  "/business/preise": "Preise für Unternehmen",
  "/business/anfrage": "Strategiegespräch anfragen",
  "/business/dashboard": "Übersicht",
  "/business/einladung": "Einladung ins Team",
  "/dashboard": "Dashboard",
  "/linkedpotential/dashboard": "Dashboard",
  "/paullouisconsulting/dashboard": "Dashboard",
  "/freelance/dashboard": "Dashboard",
  "/freelance/checkout": "Premium bestellen",
  "/freelance/checkout/card": "Karte ändern",
  "/debug": "Lokale Einträge",
  "/admin": "Übersicht · Verwaltung",
  "/admin/users/1": "Konto · Verwaltung",
  "/freelance/verify-email": "E-Mail-Adresse bestätigen",
  "/freelance/forgot-password": "Passwort vergessen",
  "/freelance/reset-password": "Neues Passwort festlegen",
  "/freelance/confirm-email": "Neue E-Mail-Adresse bestätigen",
  "/freelance/revert-email": "Konto zurückholen",
  "/freelance/unsubscribe": "E-Mails abbestellen",
  "/freelance/follow-up": "Follow-up",
  "/account-deleted": "Ihr Konto ist gelöscht",
  "/account-locked": "Ihr Konto ist gesperrt",
  "/business/team-ende": "Sie gehören nicht mehr zum Team",
  "/vertrag-kuendigen": "Vertrag kündigen",
  "/vertrag-widerrufen": "Vertrag widerrufen",
  "/erklaerung-bestaetigen": "Erklärung bestätigen",
  "/barriere-melden": "Barriere melden",
  "/agb": "Allgemeine Geschäftsbedingungen",
  "/auftragsverarbeitung": "Auftragsverarbeitung",
  "/datenschutz": "Datenschutzerklärung",
  "/impressum": "Impressum",
  "/widerrufsbelehrung": "Widerrufsbelehrung",
  "/barrierefreiheit": "Erklärung zur Barrierefreiheit",
  "/gibt-es-nicht": "Seite nicht gefunden",
};

it("the table of pages contains every address of the app", () => {
  const { gallery, ...productPaths } = paths;
  for (const path of Object.values(productPaths)) expect(pages).toHaveProperty([path]);
});

it.each(["nobody", "freelancer", "business", "admin"] as const)(
  "shows the role %s its own pages and redirects it from all others [BIZ-15, ROUTE-109, PERM-01..04]",
  { tags: "warnings" },
  async (role) => {
    const as = role === "nobody" ? role : { role: role === "business" ? role : ("freelancer" as const) };
    await renderScreen("/gibt-es-nicht", { as, isAdmin: role === "admin" });
    for (const [path, ends] of Object.entries(pages)) {
      sessionStorage.clear();
      localStorage.removeItem("lastWorkspace");
      dismissToast();
      navigateTo(path);
      await waitFor(() => expect([path, location.pathname]).toEqual([path, ends[role]]));
      await waitFor(() => expect([path, document.title]).toEqual([path, `${titles[ends[role]]} · LinkedPotential`]));
      if (role !== "nobody" && ends[role] !== path && !path.startsWith(paths.admin)) await expectRedirectToast(role);
    }
  },
);

/** Expects the toast that explains why the user was redirected to their own area. */
async function expectRedirectToast(role: Exclude<Role, "nobody">): Promise<void> {
  const other =
    role === "business" ? "Diese Seite gehört zu Freelancer-Konten" : "Dieser Bereich gehört zu Unternehmenskonten";
  expect(await screen.findByText(other)).toBeTruthy();
}
