import type { Texts } from "../../texts/areas.ts";
import { AuthButton, type OnAuth } from "./auth-button.tsx";

export function ClosingCall({ texts, onAuth }: { texts: Texts["landing"]["closing"]; onAuth: OnAuth | undefined }) {
  return (
    <section
      aria-labelledby="closing-title"
      className="mx-auto flex max-w-3xl flex-col items-center px-4 py-20 text-center md:px-8 md:py-24"
    >
      <h2 id="closing-title" className="font-semibold text-xl">
        {texts.title}
      </h2>
      <p className="mt-3 max-w-xl text-balance text-base text-ink-muted">{texts.text}</p>
      <div className="mt-8">
        <AuthButton mode="register" place="closing-register" variant="primary" size="lg" onAuth={onAuth}>
          {texts.start}
        </AuthButton>
      </div>
      <p className="mt-3 text-ink-subtle text-sm">{texts.hint}</p>
      <p className="mt-1 text-balance text-ink-subtle text-sm">{texts.premium}</p>
    </section>
  );
}
