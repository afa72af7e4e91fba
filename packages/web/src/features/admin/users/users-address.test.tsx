import { indexAccounts } from "@linkedpotential/local/testing/account-index";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, fill, findField, press, user } from "../../../testing/user.ts";

const search = "Name, E-Mail oder Id suchen";

it("a typed search and its filters survive the way to an account and back, and a reload", async () => {
  await readyAccount({ name: "Karla Adresse", role: "business" });
  await readyAccount({ name: "Karl Adresse" });
  await indexAccounts();
  const { reload } = await renderScreen("/admin?tab=users", { isAdmin: true });
  await screen.findByRole("table", { name: "Konten" });
  await fill(search, "adresse");
  await expectText("2 Treffer");
  await press("Filter Nicht bestätigt");
  await expectText("Gesucht wird am Anfang von Vorname, Nachname und E-Mail-Adresse und nach der ganzen Id.");
  history.back();
  await expectText("2 Treffer");
  await user.click(await screen.findByRole("link", { name: "Karla Adresse" }));
  await screen.findByRole("heading", { name: "Karla Adresse" });
  history.back();
  await expectText("2 Treffer");
  await waitFor(async () => expect((await findField(search)).value).toBe("adresse"));
  await reload();
  await expectText("2 Treffer");
  expect((await findField(search)).value).toBe("adresse");
});
