/** The mark of the product; its name stands beside it. The browser has it already, it is the page's icon. */
export function Logo() {
  return <img src="/favicon.svg" alt="" width={26} height={26} className="shrink-0" />;
}
