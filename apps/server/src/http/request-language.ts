// The language of the person who sends a request.

import { chooseLanguage, defaultLanguage, type Language } from '@tablemate/domain/languages.ts'
import type { FastifyRequest } from 'fastify'

const pageName = /^\/index(?:\.(\w+))?\.html/

/** Whether the request names the page of a language: `/index.html`, `/index.de.html`. */
export function namesLanguage({ url }: FastifyRequest): boolean {
  return pageName.test(url)
}

/**
 * The reader's choice by cookie, otherwise the phone's languages. A service worker asks for a language by the page's name. Source:
 * decisions.md, Language of a page.
 */
export function languageOf({ url, cookies, headers }: FastifyRequest): Language {
  const [page, named = defaultLanguage] = pageName.exec(url) ?? []
  return chooseLanguage(page ? named : cookies.language, acceptedLanguages(headers['accept-language']))
}

/** The language tags of an Accept-Language header, the preferred ones first (RFC 9110, 12.5.4). */
export function acceptedLanguages(header = ''): string[] {
  return header
    .split(',')
    .map(entry => {
      const [tag = '', ...parameters] = entry.split(';').map(part => part.trim())
      const weight = parameters.find(parameter => /^q=/i.test(parameter))?.slice(2) ?? '1'
      return { tag, weight: Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag)
}
