import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { renderScreen } from "../../../../testing/screen.tsx";
import { expectText, press } from "../../../../testing/user.ts";

const showAll = { name: "Alles anzeigen" };

/** Opens the requests of a business in a layout in which the texts are longer than their place. */
async function open() {
  const height = vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(500);
  class Observer {
    readonly observe: () => void;

    constructor(report: () => void) {
      this.observe = report;
    }

    disconnect(): void {}
  }
  vi.stubGlobal("ResizeObserver", Observer);
  onTestFinished(() => {
    height.mockRestore();
    vi.unstubAllGlobals();
  });
  const { stack, account } = await renderScreen("/business/dashboard", { as: { role: "business" } });
  const requests = projectRequestCalls(stack);
  await requests.request(account, await requests.freelancer({ name: "Cem Ak" }));
  await renderScreen("/business/dashboard?tab=crm&view=requests", { as: account });
}

it("the column beside the list shows the whole request", async () => {
  await open();
  await press(/^Cem A\./, { role: "option" });
  await expectText("Anfrage", await screen.findByRole("region", { name: "Cem A." }));
  expect(screen.queryByRole("button", showAll)).toBeNull();
});
