import { communityCalls } from "@linkedpotential/local/testing/community";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectHeading, expectText, fill, findField, press } from "../../../testing/user.ts";

const profileLink = (name: string) => screen.queryByRole("link", { name: `Profil ansehen: ${name}` });
const expectCorrection = (text: string) => expectText(new RegExp(`^(Ergebnisse für|Auch zu) „${text}“`));
const query = () => new URLSearchParams(location.search);

/** Opens the search of a business whose request Svenja has accepted with the full name, and for whose project Tobias asked. */
async function open(name = "Svenja Öztürk") {
  const { stack, account } = await renderScreen("/business/dashboard", { as: { role: "business" } });
  const { acceptedRequest, acceptedProject } = requestMessageCalls(stack);
  const svenja = await projectRequestCalls(stack).freelancer({ name, skills: ["Kartografie"] });
  await acceptedRequest(account, svenja, true);
  await acceptedProject(account, await communityCalls(stack).member("Tobias Brandt"));
  await stack.deliver();
  return renderScreen("/business/dashboard?tab=crm", { as: account });
}

it("somebody in the requests stands above the next steps, without the word that nobody was found", async () => {
  await open();
  const nobody = "Zu dieser Suche gibt es kein sichtbares Profil";
  for (const typed of ["Öztürk", "Öztürkmann"]) {
    await fill("Stichworte", typed);
    await waitFor(() => expect(query().get("search")).toBe(typed));
    await screen.findByRole("button", { name: "Als Auftrag ausschreiben" });
    await waitFor(() => expect(screen.queryByText(nobody) === null).toBe(typed === "Öztürk"));
    await waitFor(() => expect(profileLink("Svenja Öztürk") !== null).toBe(typed === "Öztürk"));
  }
});

it("a name of somebody in the requests leads to the profile, also a last name", async () => {
  await open();
  for (const typed of ["Öztürk", "svenja oeztuerk"]) {
    await fill("Stichworte", typed);
    await expectText("Aus Ihren Anfragen:");
    expect(profileLink("Svenja Öztürk")).toBeTruthy();
  }
  await fill("Stichworte", "Tobias");
  await waitFor(() => expect(profileLink("Tobias B.")).toBeTruthy());
  expect(profileLink("Svenja Öztürk")).toBeNull();
  await fill("Stichworte", "Kartografie");
  await waitFor(() => expect(screen.queryByText("Aus Ihren Anfragen:")).toBeNull());
  await waitFor(() => expect(query().get("search")).toBe("Kartografie"));
  await fill("Stichworte", "Öztürk");
  await expectText("Aus Ihren Anfragen:");
  await press("Profil ansehen: Svenja Öztürk", { role: "link" });
  await expectHeading("Svenja Öztürk");
  await press("Zurück zur Suche");
  await waitFor(() => expect(query().get("search")).toBe("Öztürk"));
});

it("a person found by the full name only is no partial match", async () => {
  await open("Wiebke Ångström");
  await fill("Stichworte", "Wiebke Ångström");
  await screen.findByRole("listitem", { name: /^Wiebke Å/ });
  await expectText("Aus Ihren Anfragen:");
  expect(screen.queryByText(/^Niemand erfüllt alles/)).toBeNull();
});

it("a name that the user knows is searched for one with a wrong letter, and a form of a trade for a person", async () => {
  await open();
  for (const [typed, corrected] of [
    ["tobais", "Tobias"],
    ["Sevnja", "Svenja"],
    ["Öztrük", "Öztürk"],
    ["Buchhaltrin", "Buchhalterin"],
    ["Fotogarfin", "Fotografin"],
  ]) {
    await fill("Stichworte", typed ?? "");
    await expectCorrection(corrected ?? "");
  }
  await fill("Stichworte", "Öztrük");
  await waitFor(() => expect(profileLink("Svenja Öztürk")).toBeTruthy());
  expect(screen.queryByText(/^Auch zu/)).toBeNull();
  expect((await findField("Stichworte")).value).toBe("Öztrük");
});
