import { ArrowLeft } from "lucide-react";
import { paths } from "../../lib/navigation/paths.ts";
import type { Texts } from "../../texts/areas.ts";
import { Brand } from "../../ui/brand.tsx";
import { buttonClass } from "../../ui/button-style.ts";
import { AuthButton, type OnAuth } from "./auth-button.tsx";

interface TopBarProps {
  texts: Texts["landing"]["bar"];
  home: string;
  /** Address of the page for the other kind of visitor: businesses or freelancers. */
  other: string;
  hasBack: boolean;
  dashboard: string | undefined;
  /** Page with the sign-in and the registration. Absent when they open on this page. */
  entrance?: string;
  onAuth?: OnAuth | undefined;
}

/**
 * Shows the bar at the top of a public page. The back link is always in the markup, so that a script can show it in the
 * prerendered page.
 */
export function TopBar({ texts, home, other, hasBack, dashboard, entrance, onAuth }: TopBarProps) {
  return (
    <header className="sticky top-0 z-10 border-line border-b bg-canvas/90 backdrop-blur-md">
      <nav
        aria-label={texts.label}
        className="mx-auto flex min-h-16 max-w-6xl items-center gap-1 px-4 py-2 sm:gap-2 md:px-8"
      >
        <a href={home} aria-label={texts.home} className="flex rounded-md">
          <Brand isCompact />
        </a>
        <a
          href={paths.preLanding}
          data-back
          hidden={!hasBack}
          className={buttonClass("quiet", "md", "px-2.5 [&[hidden]]:hidden")}
        >
          <ArrowLeft size={16} aria-hidden />
          <span className="max-md:sr-only">{texts.back}</span>
        </a>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-1 sm:gap-2">
          <a href={other} className={buttonClass("quiet", "md", "max-md:hidden")}>
            {texts.other}
          </a>
          {dashboard ? (
            <a href={dashboard} className={buttonClass("primary")}>
              {texts.dashboard}
            </a>
          ) : entrance ? (
            <>
              <a href={`${entrance}#anmelden`} className={buttonClass("quiet", "md", "max-sm:px-2.5")}>
                {texts.signIn}
              </a>
              <a href={`${entrance}#registrieren`} className={buttonClass("primary", "md", "max-sm:px-2.5")}>
                {texts.start}
              </a>
            </>
          ) : (
            <>
              <AuthButton mode="login" place="bar-login" variant="quiet" className="max-sm:px-2.5" onAuth={onAuth}>
                {texts.signIn}
              </AuthButton>
              <AuthButton
                mode="register"
                place="bar-register"
                variant="primary"
                className="max-sm:px-2.5"
                onAuth={onAuth}
              >
                {texts.start}
              </AuthButton>
            </>
          )}
        </div>
      </nav>
    </header>
  );
}
