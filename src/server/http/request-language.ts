// The language in which a page answers a request.

import type { FastifyRequest } from 'fastify'
import { chooseLanguage, defaultLanguage, type Language } from '#domain/languages.ts'

const pageName = /^\/index(?:\.(\w+))?\.html/

/** Whether the request names the page of a language: `/index.html`, `/index.de.html`. */
export function namesLanguage({ url }: FastifyRequest): boolean {
  return pageName.test(url)
}

/**
 * The reader's choice by cookie, else the phone's languages. A service worker asks for a language by the page's name. Source:
 * decisions.md, Language of a page.
 */
export function languageOf({ url, cookies, headers }: FastifyRequest): Language {
  const [page, named = defaultLanguage] = pageName.exec(url) ?? []
  return chooseLanguage(page ? named : cookies.language, acceptedLanguages(headers['accept-language']))
}

/** The tags of an Accept-Language header, by descending weight (RFC 9110, 12.5.4). */
export function acceptedLanguages(header = ''): string[] {
  const ranges = header.split(',').map(range => {
    const [tag = '', ...params] = range.split(';').map(part => part.trim())
    const weight = Number(params.find(param => /^q=/i.test(param))?.slice(2) ?? 1)
    return { tag, weight: Number.isNaN(weight) ? 0 : weight }
  })
  return ranges
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag)
}
