import { billingCalls } from "@linkedpotential/local/testing/billing";
import { waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectToast, press } from "../../../testing/user.ts";

it("an admin downloads an invoice of an account, and reads why it failed", async () => {
  const { stack, account } = await renderScreen("/admin", { isAdmin: true });
  const { user: payer } = await billingCalls(stack).subscriber();
  const { network } = await renderScreen(`/admin/users/${payer.id}?tab=contract`, { isAdmin: true, as: account });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  network.fail("accounts/get-invoice", "offline", 1);
  const name = /^Rechnung LP-\d{4}-\d{5} als PDF herunterladen$/;
  await press(name);
  await expectToast("Die Rechnung konnte nicht heruntergeladen werden");
  expect(saved).not.toHaveBeenCalled();
  await press(name);
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  saved.mockRestore();
});
