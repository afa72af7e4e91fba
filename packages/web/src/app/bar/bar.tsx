import type { ReactNode } from "react";

/**
 * Shows the bar above a page. Its gaps shrink when large text would overflow a narrow screen. On a low screen the bar
 * scrolls with the page.
 */
export function Bar({ children }: { children: ReactNode }) {
  return (
    <header className="@container sticky top-0 z-20 border-line border-b bg-surface print:hidden [@media(height<30rem)]:static">
      <div className="flex h-14 items-center gap-1 pr-2 pl-4 md:pr-4 lg:pl-5 @max-[14rem]:gap-0 @max-[14rem]:px-2">
        {children}
      </div>
    </header>
  );
}
