import { useAction } from "../../../../lib/action/use-action.ts";
import { setTheme, type Theme } from "../../../../lib/theme.ts";

/** Returns a function that changes the theme at once and stores it for all devices. */
export function useChangeTheme(): (theme: Theme) => void {
  const { run } = useAction("user/update-settings", (theme: Theme) => ({ body: { theme } }), {
    toasts: { area: "palette", failed: ({ toasts }) => toasts.themeFailed },
  });
  return (theme) => {
    setTheme(theme);
    run(theme);
  };
}
