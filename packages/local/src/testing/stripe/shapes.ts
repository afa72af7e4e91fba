import { join } from "node:path";
import type { TsEntityName, TsType, TsTypeElement, TsTypeReference } from "@swc/core";
import { type Declared, find, resources, type Scope } from "./declarations.ts";

interface Place extends Scope {
  /** Path of the value, shown in messages, e.g. `subscription.items.data[0].id`. */
  path: string;
  /** True for form bodies, in which all values are strings. */
  isForm: boolean;
}

interface Asked {
  /** Name of the resource in the SDK, e.g. `Subscriptions`. */
  resource: string;
  type: string;
  isForm?: boolean;
}

/**
 * Lists the differences between a value and its declared type: missing fields, wrong types and unknown fields.
 * @internal
 */
export function differences(value: unknown, { resource, type, isForm = false }: Asked): string[] {
  const place = { file: join(resources, `${resource}.d.ts`), within: [], path: type, isForm };
  return ofDeclared(value, find(type, place), place);
}

function ofDeclared(value: unknown, { declaration, scope }: Declared, place: Place, isPartial = false): string[] {
  const here = { ...place, ...scope, within: [...scope.within] };
  if (declaration.type === "TsTypeAliasDeclaration") return ofType(value, declaration.typeAnnotation, here);
  return ofMembers(value, membersOf({ declaration, scope }), here, isPartial);
}

interface Member {
  element: TsTypeElement;
  scope: Scope;
}

/** Returns the members of an interface, followed by the inherited members that it does not override. */
function membersOf({ declaration, scope }: Declared): Member[] {
  if (declaration.type !== "TsInterfaceDeclaration") return [];
  const own = declaration.body.body.map((element) => ({ element, scope }));
  const inherited = declaration.extends.flatMap(({ expression }) => membersOf(find(textOf(expression), scope)));
  const names = new Set(own.map(({ element }) => keyOf(element)));
  return [...own, ...inherited.filter(({ element }) => !names.has(keyOf(element)))];
}

const textOf = (expression: object): string =>
  "property" in expression && "object" in expression
    ? `${textOf(expression.object as object)}.${textOf(expression.property as object)}`
    : (expression as { value: string }).value;

const keyOf = (element: TsTypeElement): string | undefined =>
  element.type === "TsPropertySignature" && "value" in element.key ? String(element.key.value) : undefined;

function ofMembers(value: unknown, members: readonly Member[], place: Place, isPartial: boolean): string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [`${place.path} is no object`];
  const known = members.flatMap((member) => keyOf(member.element) ?? []);
  const others = members.find(({ element }) => element.type === "TsIndexSignature");
  return [
    ...members.flatMap((member) => ofProperty(value, member, place, isPartial)),
    ...Object.keys(value)
      .filter((key) => !known.includes(key))
      .flatMap((key) => (others ? ofAnnotated(value, key, others, place) : [`${place.path}.${key} is not known`])),
  ];
}

function ofProperty(value: object, member: Member, place: Place, isPartial: boolean): string[] {
  const { element } = member;
  const key = keyOf(element);
  if (element.type !== "TsPropertySignature" || key === undefined) return [];
  if (Object.hasOwn(value, key)) return ofAnnotated(value, key, member, place);
  return element.optional || isPartial ? [] : [`${place.path}.${key} is missing`];
}

function ofAnnotated(value: object, key: string, { element, scope }: Member, place: Place): string[] {
  const type = "typeAnnotation" in element && element.typeAnnotation?.typeAnnotation;
  const inner = { ...place, ...scope, path: `${place.path}.${key}` };
  return type ? ofType((value as Record<string, unknown>)[key], type, inner) : [];
}

function ofType(value: unknown, type: TsType, place: Place): string[] {
  switch (type.type) {
    case "TsUnionType":
      return ofUnion(value, type.types, place);
    case "TsTypeReference":
      return ofReference(value, type, place);
    case "TsTypeLiteral":
      return ofMembers(
        value,
        type.members.map((element) => ({ element, scope: place })),
        place,
        false,
      );
    case "TsLiteralType":
      return "value" in type.literal ? ofLiteral(value, type.literal.value, place) : unread(type, place);
    case "TsKeywordType":
      return isOfKind(value, type.kind, place.isForm) ? [] : [`${place.path} is no ${type.kind}`];
    default:
      return unread(type, place);
  }
}

const unread = ({ type }: TsType, { path }: Place): never => {
  throw new Error(`${path}: ${type} is not read`);
};

const ofLiteral = (value: unknown, literal: unknown, { path, isForm }: Place): string[] =>
  value === (isForm ? String(literal) : literal) ? [] : [`${path} is not ${JSON.stringify(literal)}`];

/**
 * Returns the differences between a value and the type of a union that fits best. `OtherString`, which stands for
 * future values, is ignored. References to object types are tried last, because the value is an id unless it was
 * expanded.
 */
function ofUnion(value: unknown, types: readonly TsType[], place: Place): string[] {
  const isName = (type: TsType) => type.type === "TsTypeReference";
  const named = types.filter((type) => !isName(type) || nameOf((type as TsTypeReference).typeName) !== "OtherString");
  let nearest: string[] | undefined;
  for (const type of named.toSorted((one, other) => Number(isName(one)) - Number(isName(other)))) {
    const problems = ofType(value, type, place);
    if (problems.length === 0) return [];
    if (!nearest || problems.length <= nearest.length) nearest = problems;
  }
  return nearest ?? [];
}

function isOfKind(value: unknown, kind: string, isForm: boolean): boolean {
  if (kind === "unknown" || kind === "any") return true;
  if (kind === "null") return value === null;
  if (isForm && kind === "number") return typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value);
  if (isForm && kind === "boolean") return value === "true" || value === "false";
  return typeof value === kind;
}

const nameOf = (name: TsEntityName): string =>
  name.type === "TsQualifiedName" ? `${nameOf(name.left)}.${name.right.value}` : name.value;

function ofReference(value: unknown, { typeName, typeParams }: TsTypeReference, place: Place): string[] {
  const name = nameOf(typeName);
  const [inner] = typeParams?.params ?? [];
  if (inner) return ofGeneric(value, name, inner, place);
  // The SDK type `Decimal` is sent as a string in JSON.
  if (name === "Decimal") return isOfKind(value, "string", false) ? [] : [`${place.path} is no decimal`];
  return ofDeclared(value, find(name, place), place);
}

function ofGeneric(value: unknown, name: string, inner: TsType, place: Place): string[] {
  if (name === "Array") return ofArray(value, inner, place);
  if (name === "ApiList") return ofList(value, inner, place);
  if (name === "Emptyable") return value === "" || value === null ? [] : ofType(value, inner, place);
  if (name === "Partial" && inner.type === "TsTypeReference") {
    return ofDeclared(value, find(nameOf(inner.typeName), place), place, true);
  }
  throw new Error(`${place.path}: ${name}<> is not read`);
}

const ofArray = (value: unknown, type: TsType, place: Place): string[] =>
  Array.isArray(value)
    ? value.flatMap((each, index) => ofType(each, type, { ...place, path: `${place.path}[${index}]` }))
    : [`${place.path} is no list`];

function ofList(value: unknown, type: TsType, place: Place): string[] {
  const { data, ...rest } = Object(value) as Record<string, unknown>;
  const head = Object.keys(rest).sort().join(" ");
  return [
    ...(head === "has_more object url" ? [] : [`${place.path} has ${head} in addition to its data`]),
    ...ofArray(data, type, { ...place, path: `${place.path}.data` }),
  ];
}
