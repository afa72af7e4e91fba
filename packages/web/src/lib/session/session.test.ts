// @vitest-environment happy-dom
import { createBrowserRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeServer } from "../../testing/server.ts";
import { storage } from "../storage/storage.ts";
import type * as SessionModule from "./session.ts";

const user = { id: 5, email: "a@b.de", name: "Ada", workspace: "freelance" };
type User = Parameters<typeof SessionModule.startSession>[0]["user"];
// Cast an incomplete user, because these tests only compare the identity of accounts.
const ada = user as User;

let session: typeof SessionModule;
let router: ReturnType<typeof createBrowserRouter>;
let signOut: (goTo?: string) => Promise<void>;

beforeEach(async () => {
  storage.clear();
  vi.resetModules();
  session = await import("./session.ts");
  ({ signOut } = await import("./sign-out.ts"));
  const { setRouter } = await import("../navigation/navigation.ts");
  router = createBrowserRouter([{ path: "*", element: null }]);
  setRouter(router);
});
afterEach(() => {
  router.dispose();
  vi.unstubAllGlobals();
});

describe("the session at page load", () => {
  it("is loading and has no user [SESS-01, SESS-02]", () => {
    expect(session.getSession()).toEqual({ status: "loading" });
  });

  it("fetches the user and is signed in when it has an id [SESS-03, SESS-04]", async () => {
    const { sent } = fakeServer(() => ({ body: user }));
    await session.refreshSession();
    expect(sent.map(({ url }) => url)).toEqual(["/api/auth/me"]);
    expect(session.getSession()).toEqual({ status: "in", user });
    expect(storage.get("lastWorkspace")).toBe("freelance");
  });

  it("is signed out when the user has no id [SESS-05]", async () => {
    fakeServer(() => ({ body: {} }));
    await session.refreshSession();
    expect(session.getSession().status).toBe("out");
  });

  it("is signed out when the call fails [SESS-06]", async () => {
    fakeServer(() => new TypeError("Failed to fetch"));
    await session.refreshSession();
    expect(session.getSession().status).toBe("out");
  });
});

describe("signing in", () => {
  it("stores the token, removes data of the previous account and starts at the dashboard [SESS-10, SESS-12..15, SESS-16]", () => {
    const changed = vi.fn();
    session.onAccountChange.listen(changed);
    storage.set("profileImage", "x");
    storage.set("profileImageDimensions", "y");
    storage.set("activeSection", "leads");
    session.startSession({ user: ada, token: "t" });
    expect(session.getSession()).toEqual({ status: "in", user });
    expect(storage.get("authToken")).toBe("t");
    expect(storage.get("profileImage")).toBeNull();
    expect(storage.get("profileImageDimensions")).toBeNull();
    expect(storage.get("activeSection")).toBe("dashboard");
    expect(changed).toHaveBeenCalled();
  });

  it("succeeds when the answer has no token [SESS-11]", () => {
    session.startSession({ user: ada });
    expect(storage.get("authToken")).toBeNull();
    expect(session.getSession().status).toBe("in");
  });
});

describe("signing out", () => {
  it("ends the session on the server, clears the browser's data and opens the landing page [SESS-25, SESS-27..30, SESS-31, SESS-32]", async () => {
    const { sent } = fakeServer(() => ({ body: { success: true } }));
    session.startSession({ user: ada, token: "t" });
    const changed = vi.fn();
    session.onAccountChange.listen(changed);
    storage.set("nextSteps", "[]");
    // biome-ignore lint/suspicious/noDocumentCookie: simulates a cookie that another script has left
    document.cookie = "left=1; path=/";
    await signOut();
    expect(sent[0]).toMatchObject({ url: "/api/auth/logout", method: "POST" });
    expect(session.getSession()).toEqual({ status: "out" });
    expect(changed).toHaveBeenCalledWith(undefined);
    expect(Object.keys(localStorage)).toEqual(["hasLoggedOut"]);
    expect(document.cookie).toBe("");
    expect(location.pathname).toBe("/landing/freelance");
  });

  it("succeeds when the server does not answer [SESS-26]", async () => {
    fakeServer(() => new TypeError("Failed to fetch"));
    session.startSession({ user: ada, token: "t" });
    await signOut();
    expect(session.getSession().status).toBe("out");
    expect(storage.get("hasLoggedOut")).toBe("true");
  });
});

describe("a session that the server has ended", () => {
  /** Creates a server that answers 401 until somebody signs in again with the token "new". */
  const endedServer = () =>
    fakeServer(({ headers }) =>
      headers.get("authorization") === "Bearer new" ? { status: 201, body: { id: 1 } } : { status: 401 },
    );
  const newTask = { title: "Anrufen", category: "Sales", priority: "high" } as const;

  async function refusedCall() {
    const { api } = await import("../api/api.ts");
    session.startSession({ user: ada, token: "old" });
    const { sent } = endedServer();
    const answer = api("tasks/create", { body: newTask });
    await vi.waitFor(() => expect(session.getSession().hasEnded).toBe(true));
    return { sent, answer };
  }

  it("loses its token, and the screen stays until the next sign-in [SESS-38, SESS-39-NS]", async () => {
    const { answer } = await refusedCall();
    expect(storage.get("authToken")).toBeNull();
    expect(session.getSession()).toMatchObject({ status: "in", user });
    session.resetSession();
    await expect(answer).rejects.toThrow("401");
  });

  it("continues when the same person signs in again: the rejected call is retried with its idempotency key", async () => {
    const { sent, answer } = await refusedCall();
    const changed = vi.fn();
    session.onAccountChange.listen(changed);
    session.resumeSession({ user: ada, token: "new" });
    expect(await answer).toEqual({ id: 1 });
    const keys = sent.map(({ headers }) => headers.get("idempotency-key"));
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    expect(changed).not.toHaveBeenCalled();
    expect(session.getSession()).toEqual({ status: "in", user });
  });

  it("ends for another account: the call is not retried, and all data of the first account is removed", async () => {
    const { sent, answer } = await refusedCall();
    const changed = vi.fn();
    session.onAccountChange.listen(changed);
    session.resumeSession({ user: { ...ada, id: 6 }, token: "new" });
    await expect(answer).rejects.toThrow("401");
    expect(sent).toHaveLength(1);
    expect(changed).toHaveBeenCalled();
  });

  it("still asks for a sign-in after a wrong password", async () => {
    const { answer } = await refusedCall();
    const { api } = await import("../api/api.ts");
    fakeServer(() => ({ status: 401, body: { code: "auth.invalid_credentials" } }));
    await expect(api("auth/login", { body: { email: "a@b.de", password: "x" } })).rejects.toThrow("401");
    expect(session.getSession().hasEnded).toBe(true);
    session.resetSession();
    await expect(answer).rejects.toThrow("401");
  });

  it("does not ask for a sign-in while signing out", async () => {
    session.startSession({ user: ada, token: "old" });
    endedServer();
    await signOut();
    expect(session.getSession()).toEqual({ status: "out" });
  });
});

describe("another tab of this browser", () => {
  const elsewhere = (key: string, newValue: string) => dispatchEvent(new StorageEvent("storage", { key, newValue }));

  beforeEach(async () => {
    const { followOtherTabs } = await import("./sign-out.ts");
    session.startSession({ user: ada, token: "t" });
    followOtherTabs();
  });

  it("signs this tab out when it signs out", () => {
    void router.navigate("/freelance/dashboard");
    elsewhere("hasLoggedOut", "true");
    expect(session.getSession()).toEqual({ status: "out" });
    expect(location.pathname).toBe("/landing/freelance");
  });

  it("switches this tab to the account that signs in there", async () => {
    fakeServer(() => ({ body: { ...user, id: 6 } }));
    elsewhere("freelance_authToken", "of another account");
    await vi.waitFor(() => expect(session.getSession().user?.id).toBe(6));
  });
});

describe("a closed account", () => {
  const refuse = (body: object) => fakeServer(() => ({ status: 401, body }));
  const locked = { code: "session.account_locked", lockToken: "5.1.a" };
  const follow = async () => (await import("./sign-out.ts")).followClosedAccount();

  it("leads to the reasons, also when calls failed before anything listened", async () => {
    storage.set("authToken", "t");
    refuse(locked);
    const { request } = await import("../api/request.ts");
    await Promise.allSettled([request("/api/leads"), request("/api/auth/me")]);
    await follow();
    await session.refreshSession();
    expect(location.pathname + location.search).toBe("/account-locked?token=5.1.a");
    expect(session.getSession()).toEqual({ status: "out" });
    expect(storage.get("authToken")).toBeNull();
  });

  it("leads to the reason when the account was removed from its company", async () => {
    await follow();
    session.startSession({ user: ada, token: "t" });
    refuse({ code: "session.removed_from_team", company: "Nordlicht Energie" });
    const { api } = await import("../api/api.ts");
    await expect(api("business/list-learnings")).rejects.toThrow("401");
    expect(location.pathname).toBe("/business/team-ende");
    expect(router.state.location.state).toEqual({ company: "Nordlicht Energie" });
    expect(session.getSession()).toEqual({ status: "out" });
  });

  it("does not keep a visitor with a leftover cookie from public pages", async () => {
    await follow();
    await router.navigate("/agb");
    refuse(locked);
    await session.refreshSession();
    expect(location.pathname).toBe("/agb");
  });

  it("removes what this browser keeps when it is deleted", async () => {
    await follow();
    session.startSession({ user: ada, token: "t" });
    localStorage.setItem("kpis_5", "[]");
    refuse({ code: "session.account_deleted" });
    const { api } = await import("../api/api.ts");
    await expect(api("leads/list")).rejects.toThrow("401");
    expect(location.pathname).toBe("/account-deleted");
    expect(localStorage.getItem("kpis_5")).toBeNull();
  });
});
