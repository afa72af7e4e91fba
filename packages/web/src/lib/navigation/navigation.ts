import type { createBrowserRouter, NavigateOptions } from "react-router-dom";

type Router = ReturnType<typeof createBrowserRouter>;

let router: Pick<Router, "navigate"> | undefined;

/** Sets the router that `navigateTo` uses. */
export function setRouter(next: Pick<Router, "navigate">): void {
  router = next;
}

/**
 * Navigates from code outside of components, such as signing out. Components use `useNavigate`. Settles when the new
 * page is shown.
 */
export async function navigateTo(path: string, options?: NavigateOptions): Promise<void> {
  await router?.navigate(path, options);
}
