import type { ReactNode, Ref } from "react";
import { paths } from "../../lib/navigation/paths.ts";
import type { Texts } from "../../texts/areas.ts";
import { AuthButton, type OnAuth } from "../landing/auth-button.tsx";

interface AccessCardProps {
  texts: Texts["offer"]["access"];
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

export function AccessCard({ texts, ref, children }: AccessCardProps) {
  return (
    <section
      ref={ref}
      id="zugang"
      aria-labelledby="access-title"
      className="card flex min-w-0 scroll-mt-20 flex-col self-start p-6 shadow-control"
    >
      <h2 id="access-title" className="font-semibold text-lg">
        {texts.title}
      </h2>
      {children}
    </section>
  );
}

export function AccessChoice({ texts, onAuth }: { texts: Texts["offer"]["access"]; onAuth: OnAuth | undefined }) {
  return (
    <>
      <p className="mt-2 text-ink-muted text-sm">{texts.lead}</p>
      <div className="mt-6 flex flex-col gap-3">
        <AuthButton mode="login" place="access-login" size="lg" onAuth={onAuth}>
          {texts.signIn}
        </AuthButton>
        <AuthButton mode="register" place="access-register" size="lg" onAuth={onAuth}>
          {texts.register}
        </AuthButton>
      </div>
      <p className="mt-4 text-ink-subtle text-xs">
        {texts.code}: {texts.codeHint}
      </p>
      <a
        href={`${paths.businessPrices}#code`}
        className="mt-1 inline-flex min-h-6 items-center self-start font-medium text-accent-text text-sm underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        {texts.noCode}
      </a>
    </>
  );
}
