import { projectMessage } from "@linkedpotential/fixtures/project-requests";
import type { Someone } from "@linkedpotential/local/testing/community";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen, type Screen } from "../../../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, press, user } from "../../../../testing/user.ts";

const bar = () => screen.findByRole("region", { name: "Ausgewählte Profile" });

/** Opens the shortlist of a business with the freelancers, all of them chosen. */
async function open(
  names: readonly string[],
  prepare?: (people: Someone[], account: Someone, stack: Screen["stack"]) => Promise<unknown>,
) {
  const { stack, account } = await renderScreen("/business/dashboard", {
    as: { role: "business", name: "Petra Groß" },
  });
  const calls = projectRequestCalls(stack);
  const people: Someone[] = [];
  for (const name of names) {
    const person = await calls.freelancer({ name });
    const params = { freelancerId: String(person.user.id) };
    await stack.call("shortlist/update", { token: account.token, params, body: { saved: true } });
    people.push(person);
  }
  await prepare?.(people, account, stack);
  await stack.deliver();
  const chosen = people.map(({ user: { id } }) => id).join(",");
  const address = `/business/dashboard?tab=crm&view=shortlist&chosen=${chosen}`;
  return { ...(await renderScreen(address, { as: account })), people, calls, address };
}

const recipientsOf = (requests: readonly { body?: unknown }[]) =>
  requests.map(({ body }) => (body as { toUserId: number }).toUserId).sort((a, b) => a - b);
const idsOf = (people: readonly (Someone | undefined)[]) =>
  people.map((person) => person?.user.id ?? 0).sort((a, b) => a - b);

it("one text goes as a request of its own to each chosen person", async () => {
  const { network, people, getFromApi } = await open(["Änne Weiß", "Bodo Süd", "Cora Öz"]);
  await press("Anfrage an 3 senden", { container: await bar() });
  const form = await findDialog("Anfrage an Cora Ö., Bodo S. und Änne W.");
  await expectText("Jede Person bekommt eine eigene Anfrage: Cora Ö., Bodo S. und Änne W.", form);
  await expectText(/^Ohne Häkchen sehen die Personen nur/, form);
  await fill("Nachricht", projectMessage, form);
  await press("Anfrage an 3 senden", { container: form });
  await expectToast("3 Anfragen gesendet");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(recipientsOf(network.sent("project-requests/create"))).toEqual(idsOf(people));
  expect(await getFromApi<unknown[]>("/api/sent-project-requests")).toHaveLength(3);
  await expectText("3 Profile ausgewählt", await bar());
  await expectText("Ihre Anfragen sind noch offen", await bar());
  expect(await screen.findAllByText("Angefragt")).toHaveLength(3);
});

it("the button and the form name a single chosen person", async () => {
  const { network, people } = await open(["Änne Weiß"]);
  await press("Anfrage an Änne W. senden", { container: await bar() });
  const form = await findDialog("Anfrage an Änne W.");
  await fill("Nachricht", projectMessage, form);
  await press("Anfrage an Änne W. senden", { container: form });
  await expectToast("1 Anfrage gesendet");
  expect(recipientsOf(network.sent("project-requests/create"))).toEqual(idsOf(people));
});

it("a failure half-way names the people it concerns, and the text goes to them only", async () => {
  const { network, people } = await open(["Änne Weiß", "Bodo Süd", "Cora Öz"]);
  await press("Anfrage an 3 senden", { container: await bar() });
  const form = await findDialog("Anfrage an Cora Ö., Bodo S. und Änne W.");
  await fill("Nachricht", projectMessage, form);
  network.fail("project-requests/create", "lost", 1);
  await press("Anfrage an 3 senden", { container: form });
  const problem = await within(form).findByRole("alert");
  expect(problem.textContent).toMatch(/^2 Anfragen gesendet\. Nicht gesendet an Cora Ö\.: Keine Verbindung/);
  await expectText("Jede Person bekommt eine eigene Anfrage: Cora Ö.", form);
  expect(within(form).getByLabelText<HTMLTextAreaElement>("Nachricht").value).toBe(projectMessage);
  await press("Anfrage an Cora Ö. senden", { container: form });
  await expectToast("3 Anfragen gesendet");
  const sent = recipientsOf(network.sent("project-requests/create"));
  expect(sent).toEqual([...idsOf(people), people[2]?.user.id].sort((a, b) => Number(a) - Number(b)));
});

it("a person with an open request is left out, and the form says so before sending", async () => {
  const { network, people } = await open(["Änne Weiß", "Bodo Süd", "Cora Öz"], async ([anne, bodo], account, stack) => {
    if (!anne || !bodo) return;
    const ida = await companyCalls(stack).member(account, "Ida Öz");
    await projectRequestCalls(stack).request(account, anne);
    await projectRequestCalls(stack).request(ida, bodo);
  });
  await press("Anfrage an 2 senden", { container: await bar() });
  const form = await findDialog("Anfrage an Cora Ö. und Bodo S.");
  await expectText("Änne W. bekommt keine weitere Anfrage, weil Ihre letzte noch offen ist.", form);
  await expectText(/^Bodo S\.: Angefragt von Ida Öz am /, form);
  await fill("Nachricht", projectMessage, form);
  await press("Anfrage an 2 senden", { container: form });
  await expectToast("2 Anfragen gesendet");
  expect(recipientsOf(network.sent("project-requests/create"))).toEqual(idsOf(people.slice(1)));
});

it("a profile deleted meanwhile is refused for good, and nobody is asked twice", async () => {
  const { network, stack, people } = await open(["Änne Weiß", "Bodo Süd"]);
  await press("Anfrage an 2 senden", { container: await bar() });
  const form = await findDialog("Anfrage an Bodo S. und Änne W.");
  await fill("Nachricht", projectMessage, form);
  const body = { currentPassword: "geheim-und-lang" };
  expect((await stack.call("user/delete", { token: people[0]?.token ?? "", body })).status).toBe(200);
  await press("Anfrage an 2 senden", { container: form });
  const problem = await within(form).findByRole("alert");
  expect(problem.textContent).toBe(
    "1 Anfrage gesendet. Nicht gesendet an Änne W.: Dieses Profil ist nicht mehr zu sehen.",
  );
  expect(within(form).queryByRole("button", { name: /senden$/ })).toBeNull();
  expect(network.sent("project-requests/create")).toHaveLength(2);
  await user.click(within(form).getAllByRole("button", { name: "Schließen" }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("the limit of 10 requests a day stops the rest, and more than 10 people cannot be chosen for a request", async () => {
  const names = Array.from({ length: 11 }, (_, at) => `Person${"abcdefghijk"[at]} Zahl`);
  const { account, calls, people, address } = await open(names);
  await expectText("Anfragen lassen sich an einem Tag höchstens 10 Personen", await bar());
  for (const person of people.slice(0, 8)) await calls.request(account, person);
  const { network } = await renderScreen(address, { as: account });
  await press("Anfrage an 3 senden", { container: await bar() });
  const form = await findDialog(/^Anfrage an Person[a-k] Z\., /);
  await fill("Nachricht", projectMessage, form);
  await press("Anfrage an 3 senden", { container: form });
  const problem = await within(form).findByRole("alert");
  expect(problem.textContent).toMatch(
    /^2 Anfragen gesendet\. Nicht gesendet an Person[ijk] Z\.: Heute sind alle 10 Anfragen verschickt\./,
  );
  expect(network.sent("project-requests/create")).toHaveLength(3);
  await press(/^Anfrage an Person[ijk] Z\. senden$/, { container: form });
  await waitFor(() => expect(network.sent("project-requests/create")).toHaveLength(4));
});

it("the comparison asks all its people at once", async () => {
  const { address, account } = await open(["Änne Weiß", "Bodo Süd"]);
  await renderScreen(`${address}&comparison=on`, { as: account });
  await screen.findByRole("table", { name: "Vergleich" });
  await press("Anfrage an 2 senden");
  const form = await findDialog("Anfrage an Bodo S. und Änne W.");
  await fill("Nachricht", projectMessage, form);
  await press("Anfrage an 2 senden", { container: form });
  await expectToast("2 Anfragen gesendet");
  await waitFor(() => expect(screen.getAllByText("Angefragt")).toHaveLength(2));
});
