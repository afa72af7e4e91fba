import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { LegalFooter } from "../../../parts/legal/legal-footer.tsx";
import { Brand } from "../../../ui/brand.tsx";
import { signInPath } from "../sign-in-path.ts";

export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <header className="mx-auto flex min-h-16 w-full max-w-6xl items-center px-4 md:px-8">
        <Link to={signInPath(location)} className="rounded-md">
          <Brand />
        </Link>
      </header>
      <main className="mx-auto flex w-full max-w-md flex-1 flex-col px-4 pt-6 pb-12 sm:justify-center sm:pt-0 sm:pb-24">
        <div className="card p-6 shadow-control sm:p-8">{children}</div>
      </main>
      <LegalFooter />
    </div>
  );
}
