/** Below each page in front of the sign-in. */
export function PageFooter({ text }: { text: string }) {
  return (
    <footer className="border-line border-t">
      <p className="mx-auto max-w-6xl px-4 py-8 text-ink-subtle text-xs md:px-8">{text}</p>
    </footer>
  );
}
